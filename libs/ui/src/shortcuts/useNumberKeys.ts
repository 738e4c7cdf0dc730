import { useKeyDown } from './useKeyDown.js';

/** Highest choice that has a key of its own. */
export const MAX_NUMBER_KEY = 9;

/** Chooses by the keys 1 to 9, as long as no field has the focus. */
export function useNumberKeys(isOn: boolean, onChoose: (index: number) => void): void {
  useKeyDown(isOn, (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    const isField =
      event.target instanceof Element && event.target.matches('input, textarea, select');
    if (isField || !/^[1-9]$/.test(event.key)) return;
    event.preventDefault();
    onChoose(Number(event.key) - 1);
  });
}

/** Chooses by Alt and a number, also from within a text; by the key's place, because Alt may change its sign. */
export function useAltNumberKeys(isOn: boolean, onChoose: (index: number) => void): void {
  useKeyDown(isOn, (event) => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code)?.[1];
    if (digit === undefined) return;
    event.preventDefault();
    onChoose(Number(digit) - 1);
  });
}
