/** For `LIKE ? ESCAPE '!'`: the text as it is, whatever it means to LIKE. */
const literal = (text: string): string => text.replace(/[!%_]/g, '!$&');

/** What has the text in it; for `LIKE ? ESCAPE '!'`. */
export const containing = (text: string): string => `%${literal(text)}%`;

/** What begins with the text; for `LIKE ? ESCAPE '!'`. */
export const beginning = (text: string): string => `${literal(text)}%`;
