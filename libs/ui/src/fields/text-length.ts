import { FIELD_TEXTS as TEXTS } from './texts.js';

/**
 * Message of a text that is too long; `null` when it fits. The text stays whole, because an
 * attribute of the control would cut what is pasted without a word.
 */
export const getTooLongMessage = (text: string | null, max: number | undefined): string | null =>
  max !== undefined && text !== null && text.length > max ? TEXTS.tooLong(max, text.length) : null;
