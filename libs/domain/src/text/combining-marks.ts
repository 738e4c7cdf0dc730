/** Marks on one letter; written languages use up to four. */
const MARKS_MAX = 8;
const TOO_MANY_MARKS = new RegExp(`(\\p{M}{${MARKS_MAX}})\\p{M}+`, 'gu');

/**
 * A text with at most eight combining marks in a row. Sorting longer runs takes `String.normalize` a
 * time that grows with the square of their length.
 */
export const limitCombiningMarks = (text: string): string => text.replace(TOO_MANY_MARKS, '$1');
