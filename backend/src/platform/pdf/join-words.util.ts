const nonBlank = (parts: readonly (string | null | undefined)[]) =>
  parts.filter((part) => part?.trim());

/** Joins the parts that are present; `null` leaves a line to fill in by hand. */
export const joinWords = (...parts: readonly (string | null | undefined)[]): string | null =>
  nonBlank(parts).join(' ') || null;

/** The same with commas. */
export const joinWithCommas = (...parts: readonly (string | null)[]): string | null =>
  nonBlank(parts).join(', ') || null;

/** "24126 Bergamo (BG)". */
export const formatTown = (
  zip: string | null,
  name: string | null,
  province: string | null,
): string | null => joinWords(zip, name, province?.trim() ? `(${province.trim()})` : null);
