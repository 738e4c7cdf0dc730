import { deferUntilRelease } from './defer-until-release.js';

interface LeftTextField {
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: (() => void) | undefined;
  /** Takes out what was pasted with a text. */
  clean: ((text: string) => string) | null;
}

/** A text field was left: its text is cleaned once, then the field is told. */
export const leaveTextField = ({ value, onChange, onBlur, clean }: LeftTextField): void =>
  deferUntilRelease(() => {
    const cleaned = value === null || clean === null ? value : clean(value) || null;
    if (cleaned !== value) onChange(cleaned);
    onBlur?.();
  });
