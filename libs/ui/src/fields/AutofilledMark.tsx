import { FIELD_TEXTS as TEXTS } from './texts.js';

/** At the right end of a field's label; where the words have no room, the style shows the short mark for them. */
export const AutofilledMark = ({ id, isHidden }: { id: string; isHidden?: boolean }) => (
  <span
    id={`${id}-auto`}
    className="pr-field-auto"
    title={TEXTS.autofilled}
    data-short={TEXTS.autofilledShort}
    aria-hidden={isHidden}
  >
    <span>{TEXTS.autofilled}</span>
  </span>
);
