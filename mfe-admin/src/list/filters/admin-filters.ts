import { ADMIN_LIST_FILTERS, isValidDay } from '@pratiche/domain';

/**
 * Values of the filter dialog in the back-office lists. Absent means no filter; `operatorId` is
 * `me`, `none`, or the number of an account.
 */
export type AdminFilters = Partial<Record<(typeof ADMIN_LIST_FILTERS)[number], string>>;

const DAYS: readonly (keyof AdminFilters)[] = ['dateFrom', 'dateTo', 'deadlineFrom', 'deadlineTo'];

/** Parses filters from URL parameters and drops invalid days, because users may edit the URL. */
export function parseAdminFilters(
  params: Readonly<Record<string, string | undefined>>,
): AdminFilters {
  const filters: AdminFilters = {};
  for (const key of ADMIN_LIST_FILTERS) {
    const value = params[key]?.trim();
    if (!value || (DAYS.includes(key) && !isValidDay(value))) continue;
    filters[key] = value;
  }
  return filters;
}

const REVERSED_RANGE_MESSAGE = 'La data finale viene prima di quella iniziale';

/** Message of a range that ends before it starts; `null` when it is fine. */
export const dateRangeError = (from: string | undefined, to: string | undefined): string | null =>
  from && to && from > to ? REVERSED_RANGE_MESSAGE : null;

/** Returns every filter by name for the URL, `null` for those to remove. */
export const serializeAdminFilters = (filters: AdminFilters): Record<string, string | null> =>
  Object.fromEntries(ADMIN_LIST_FILTERS.map((key) => [key, filters[key]?.trim() || null]));
