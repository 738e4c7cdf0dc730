const SPECIAL = /[&<>"]|_(?=x[0-9A-Fa-f]{4}_)/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // Spreadsheets read `_x003D_` as the character with that code; the escaped underscore keeps the
  // user's text.
  _: '_x005F_',
};

/** Escapes a text for an element or an attribute of a spreadsheet. */
export const escaped = (text: string): string =>
  text.replace(SPECIAL, (character) => ENTITIES[character] ?? '');
