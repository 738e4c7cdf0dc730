import { useEffect, useRef, useState } from 'react';
import { SearchOutlined } from '../icons.js';

interface SearchBoxProps {
  /** What is searched: "Cerca per numero o cliente". */
  label: string;
  value: string;
  onChange: (text: string) => void;
}

const PAUSE_MS = 300;

/** Search that acts once typing pauses, and at once on Enter. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address changed from outside, for instance by the back button or "Togli i filtri".
  if (value !== known) {
    setKnown(value);
    if (value !== text.trim()) setText(value);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(next.trim()), PAUSE_MS);
  }

  return (
    <form role="search" aria-label={label} className="pr-search" onSubmit={(event) => { event.preventDefault(); clearTimeout(timer.current); onChange(text.trim()); }}>
      <SearchOutlined aria-hidden="true" />
      <input type="search" className="pr-input" aria-label={label} placeholder={label} value={text} onChange={(event) => type(event.target.value)} />
    </form>
  );
}
