/** Numbers above are refused by the server. */
const MAX_PAGE = 1_000_000;

/**
 * The page somebody typed, within those there are; `null` for what is no number of a page. Where nobody counted to the
 * end (`isMore`), a page beyond may be there too.
 */
export function parsePageNumber(text: string, pages: number, isMore: boolean): number | null {
  const digits = text.trim().replaceAll('.', '');
  if (!/^\d{1,9}$/.test(digits)) return null;
  return Math.min(Math.max(1, Number(digits)), isMore ? MAX_PAGE : pages);
}
