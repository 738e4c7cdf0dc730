import { useCombobox, type UseComboboxStateChange } from 'downshift';
import { useState } from 'react';
import { isComboLeft } from './combo-state.js';
import { deferUntilRelease } from './defer-until-release.js';

/** What is typed into a combo field: a text that was left without a choice stays. */
export function useComboText<T>(
  value: T | null,
  optionLabel: (option: T) => string,
  onChange: (value: T | null) => void,
) {
  const [typed, setTyped] = useState<string | null>(null); // `null` shows the chosen option.
  const [isLeft, setLeft] = useState(false);
  const label = value === null ? '' : optionLabel(value);
  return {
    typed,
    // The form may have chosen meanwhile.
    shown: isLeft && value !== null ? label : (typed ?? label),
    notChosen: isLeft && value === null && typed !== null ? typed.trim() : null,
    clear: () => {
      setTyped(null);
      onChange(null);
    },
    /** Updates the text at once, because downshift reports each letter too late for fast typing. */
    type: (next: string) => {
      setTyped(next);
      setLeft(false);
      if (next === '') onChange(null);
    },
    leave: ({ type, selectedItem }: UseComboboxStateChange<T>) => {
      if (!isComboLeft(type)) return;
      const isBlur = type === useCombobox.stateChangeTypes.InputBlur;
      if (isBlur && value === null && !selectedItem && Boolean(typed?.trim()))
        deferUntilRelease(() => setLeft(true));
      else setTyped(null);
    },
  };
}
