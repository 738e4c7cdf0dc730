/** A sentence to go on with another mark: without its full stop and what blanks follow it. */
export const stripFullStop = (sentence: string): string => sentence.replace(/[.\s]+$/, '');
