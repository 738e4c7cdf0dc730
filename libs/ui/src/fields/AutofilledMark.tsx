import { FIELD_TEXTS as TEXTS } from './texts.js';

/** At the right end of a field's label; where the words have no room, its icon stands for them. */
export const AutofilledMark = ({ id, isHidden }: { id: string; isHidden?: boolean }) => (
  <span id={`${id}-auto`} className="pr-field-auto" title={TEXTS.autofilled} aria-hidden={isHidden}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M9 1 3 9h4l-1 6 6-8H8z" />
    </svg>{' '}
    <span>{TEXTS.autofilled}</span>
  </span>
);
