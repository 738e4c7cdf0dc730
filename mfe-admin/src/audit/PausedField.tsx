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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address changed from outside, for instance by the back button or "Togli i filtri".
  if (value !== known) {
    setKnown(value);
    if (value !== (typed?.trim() ?? null)) setTyped(value);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function act(next: string | null) {
    clearTimeout(timer.current);
    const wanted = next?.trim() || null;
    if (wanted !== value) onChange(wanted);
  }

  function type(next: string | null) {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => act(next), PAUSE_MS);
  }

  return <TextField {...field} value={typed} onChange={type} onBlur={() => act(typed)} />;
}
