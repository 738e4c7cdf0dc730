import { useEffect, useRef, useState } from 'react';

const DEBOUNCE_MS = 300;

interface DebouncedText<T> {
  /** What the box shows. */
  text: T;
  /** A letter was typed: what it makes is asked for once the typing pauses. */
  changeText: (text: T) => void;
  /** Asks at once. */
  applyText: () => void;
}

/**
 * Text that is typed into a box and asked for by way of the address.
 * @param value what the address says
 * @param ask changes the address
 * @param wantedOf what is asked for with a text
 */
export function useDebouncedText<T>(
  value: T,
  ask: (wanted: T) => void,
  wantedOf: (text: T) => T,
): DebouncedText<T> {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  /** What this box asked for and the address does not say yet. */
  const [asked, setAsked] = useState<readonly T[]>([]);
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

  function applyTyped(typed: T) {
    clearTimeout(timer.current);
    const wanted = wantedOf(typed);
    // Against what was asked for last, which the address may not say yet.
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
