/** Escapes a text for `LIKE ? ESCAPE '!'`, so that its wildcards match literally. */
const escapeLike = (text: string): string => text.replace(/[!%_]/g, '!$&');

/** Pattern for `LIKE ? ESCAPE '!'` that matches values containing the text. */
export const containsPattern = (text: string): string => `%${escapeLike(text)}%`;

/** What begins with the text; for `LIKE ? ESCAPE '!'`. */
export const startsWithPattern = (text: string): string => `${escapeLike(text)}%`;
