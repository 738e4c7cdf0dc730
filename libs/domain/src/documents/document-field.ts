const PREFIX = 'documenti.';

/** The path that errors and doubts about a document have beside those of the form: `documenti.CI`. */
export const toDocumentField = (code: string): string => `${PREFIX}${code}`;

/** The code of the document that a path is of; `null` for the form's own. */
export const readDocumentField = (field: string): string | null =>
  field.startsWith(PREFIX) ? field.slice(PREFIX.length) : null;
