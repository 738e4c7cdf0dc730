import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 300;

interface DebouncedText<T> {
  /** What the box shows. */
  text: T;
  /** Changes the text and applies it once typing pauses (debounce). */
  changeText: (text: T) => void;
  /** Applies the text at once. */
  applyText: () => void;
}

/**
 * State of a text box whose value is applied through the URL, debounced.
 * @param value the value in the URL
 * @param ask changes the URL
 * @param wantedOf returns the value to apply for a text
 */
export function useDebouncedText<T>(
  value: T,
  ask: (wanted: T) => void,
  wantedOf: (text: T) => T,
): DebouncedText<T> {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** Values that this box has applied but the URL does not contain yet. */
  const [asked, setAsked] = useState<readonly T[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  if (value !== known) {
    const own = asked.indexOf(value);
    setKnown(value);
    setAsked(own === -1 ? [] : asked.slice(own + 1));
    // The URL changed from outside, for instance by the back button or "Azzera filtri". A value
    // applied here arrives late on a slow device and must not overwrite newer input.
    if (own === -1) setText(value);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  function applyTyped(typed: T) {
    clearTimeout(timer.current);
    const wanted = wantedOf(typed);
    // Compares with the last applied value, which the URL may not contain yet.
    if (wanted === (asked.length === 0 ? value : asked.at(-1))) return;
    setAsked((before) => [...before, wanted]);
    ask(wanted);
  }

  return {
    text,
    changeText: (typed) => {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => applyTyped(typed), DEBOUNCE_MS);
    },
    applyText: () => applyTyped(text),
  };
}
