/** A long code in groups of four, as people read and type it. */
export const groupByFour = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');
