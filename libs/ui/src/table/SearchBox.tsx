import { useEffect, useRef, useState } from 'react';
import { SearchOutlined } from '../icons.js';

interface SearchBoxProps {
  /** What is searched: "Cerca per numero o cliente". */
  label: string;
  /** The same in fewer words, where the box may be too narrow for all of them. */
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
}

const PAUSE_MS = 300;

/** Search that acts once typing pauses, and at once on Enter. */
export function SearchBox({ label, placeholder = label, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** What this box asked for and the address does not say yet. */
  const [asked, setAsked] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (value !== known) {
    const own = asked.indexOf(value);
    setKnown(value);
    setAsked(own === -1 ? [] : asked.slice(own + 1));
    // The address changed from outside, for instance by the back button or "Togli i filtri". What was asked for here comes
    // back late on a slow device: what has been typed since stays.
    if (own === -1) setText(value);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function act(next: string) {
    clearTimeout(timer.current);
    setAsked((before) => [...before, next.trim()]);
    onChange(next.trim());
  }

  function type(next: string) {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => act(next), PAUSE_MS);
  }

  return (
    <form role="search" aria-label={label} className="pr-search" onSubmit={(event) => { event.preventDefault(); act(text); }}>
      <SearchOutlined aria-hidden="true" />
      <input type="search" className="pr-input" aria-label={label} placeholder={placeholder} value={text} onChange={(event) => type(event.target.value)} />
    </form>
  );
}
