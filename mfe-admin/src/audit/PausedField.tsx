import { TextField } from '@pratiche/ui';
import { useEffect, useRef, useState } from 'react';

interface PausedFieldProps {
  id: string;
  label: string;
  placeholder: string;
  value: string | null;
  onChange: (value: string | null) => void;
}

const PAUSE_MS = 300;

/** A filter to type: it acts once typing pauses or the field is left, so that not every letter is a question and a step back. */
export function PausedField({ value, onChange, ...field }: PausedFieldProps) {
  const [typed, setTyped] = useState<string | null>(value);
  const [known, setKnown] = useState(value);
  /** What this field asked for and the address does not say yet. */
  const [asked, setAsked] = useState<readonly (string | null)[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (value !== known) {
    const own = asked.indexOf(value);
    setKnown(value);
    setAsked(own === -1 ? [] : asked.slice(own + 1));
    // The address changed from outside, for instance by the back button or "Togli i filtri". What was asked for here comes
    // back late on a slow device: what has been typed since stays.
    if (own === -1) setTyped(value);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function act(next: string | null) {
    clearTimeout(timer.current);
    const wanted = next?.trim() || null;
    if (wanted === value) return;
    setAsked((before) => [...before, wanted]);
    onChange(wanted);
  }

  function type(next: string | null) {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => act(next), PAUSE_MS);
  }

  return <TextField {...field} value={typed} onChange={type} onBlur={() => act(typed)} />;
}
