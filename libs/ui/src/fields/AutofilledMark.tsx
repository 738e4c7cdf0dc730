import type { AutofilledKind } from './field.types.js';
import { FIELD_TEXTS as TEXTS } from './texts.js';

interface AutofilledMarkProps {
  id: string;
  kind?: AutofilledKind;
  isHidden?: boolean;
}

/** At the right end of a field's label; where the words have no room, its icon stands for them. */
export function AutofilledMark({ id, kind = true, isHidden }: AutofilledMarkProps) {
  const words = kind === 'proposed' ? TEXTS.proposed : TEXTS.autofilled;
  return (
    <span id={`${id}-auto`} className="pr-field-auto" title={words} aria-hidden={isHidden}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M9 1 3 9h4l-1 6 6-8H8z" />
      </svg>{' '}
      <span>{words}</span>
    </span>
  );
}
