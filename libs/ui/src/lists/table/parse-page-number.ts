/** Numbers above are refused by the server. */
const MAX_PAGE = 1_000_000;

/**
 * Parses a typed page number, limited to the existing pages; `null` for an invalid number. Where
 * the count is capped (`isMore`), a higher page may exist and is accepted.
 */
export function parsePageNumber(text: string, pages: number, isMore: boolean): number | null {
  const digits = text.trim().replaceAll('.', '');
  if (!/^\d{1,9}$/.test(digits)) return null;
  return Math.min(Math.max(1, Number(digits)), isMore ? MAX_PAGE : pages);
}
