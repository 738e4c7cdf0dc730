const said = (parts: readonly (string | null | undefined)[]) =>
  parts.filter((part) => part?.trim());

/** What is there of several words; `null` leaves a line to fill by hand. */
export const words = (...parts: readonly (string | null | undefined)[]): string | null =>
  said(parts).join(' ') || null;

/** The same with commas. */
export const joined = (...parts: readonly (string | null)[]): string | null =>
  said(parts).join(', ') || null;

/** "24126 Bergamo (BG)". */
export const town = (
  zip: string | null,
  name: string | null,
  province: string | null,
): string | null => words(zip, name, province?.trim() ? `(${province.trim()})` : null);
