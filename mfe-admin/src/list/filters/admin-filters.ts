import { ADMIN_LIST_FILTERS, isValidDay } from '@pratiche/domain';
import { LIST_FILTER_TEXTS } from '../texts.js';

/**
 * Filters of the back-office lists. Absent means no filter; status, service and operator take
 * several values by commas, an operator is `me`, `none`, or the number of an account.
 */
export type AdminFilters = Partial<Record<(typeof ADMIN_LIST_FILTERS)[number], string>>;

/** Whether something in a dossier deserves a second look. */
export const REVIEW_CHOICES = [
  { value: 'yes', label: LIST_FILTER_TEXTS.withDoubts },
  { value: 'no', label: LIST_FILTER_TEXTS.withoutDoubts },
] as const;

export const UNREAD_CHOICES = [{ value: 'yes', label: LIST_FILTER_TEXTS.withMessages }] as const;

export const POSTPONED_CHOICES = [
  { value: 'yes', label: LIST_FILTER_TEXTS.postponed },
  { value: 'no', label: LIST_FILTER_TEXTS.withoutPostponed },
] as const;

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
