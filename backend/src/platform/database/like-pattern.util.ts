/** For `LIKE ? ESCAPE '!'`: the text as it is, whatever it means to LIKE. */
const escapeLike = (text: string): string => text.replace(/[!%_]/g, '!$&');

/** What has the text in it; for `LIKE ? ESCAPE '!'`. */
export const containsPattern = (text: string): string => `%${escapeLike(text)}%`;

/** What begins with the text; for `LIKE ? ESCAPE '!'`. */
export const startsWithPattern = (text: string): string => `${escapeLike(text)}%`;
