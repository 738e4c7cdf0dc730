import { useSingleKeys } from '@pratiche/ui';
import { useEffect, useRef } from 'react';
import { useNumberKeys } from '../../shortcuts/useNumberKeys.js';
import './choices.css';

interface NumberedChoice {
  label: string;
  hint?: string | null;
  onChoose: () => void;
}

interface NumberedChoicesProps {
  label: string;
  choices: readonly NumberedChoice[];
  disabled?: boolean;
}

/** Answers as buttons, each under its number: one key is enough. The first one has the focus. */
export function NumberedChoices({ label, choices, disabled = false }: NumberedChoicesProps) {
  const group = useRef<HTMLDivElement>(null);
  const hasKeys = useSingleKeys();

  // The dialog would give the focus to its closing cross.
  useEffect(() => group.current?.querySelector('button')?.focus(), []);

  useNumberKeys(hasKeys && !disabled, (index) => choices[index]?.onChoose());

  return (
    <div ref={group} className="of-choices" role="group" aria-label={label}>
      {choices.map(({ label: text, hint, onChoose }, index) => (
        <button
          key={text}
          type="button"
          className="of-choice"
          disabled={disabled}
          {...(hasKeys ? { 'aria-keyshortcuts': String(index + 1) } : {})}
          onClick={onChoose}
        >
          {hasKeys && <kbd aria-hidden="true">{index + 1}</kbd>}
          <span>{text}</span>
          {hint && <span className="pr-muted">{hint}</span>}
        </button>
      ))}
    </div>
  );
}
