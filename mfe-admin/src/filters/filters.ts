import { isDay } from '@pratiche/domain';

/** What the filter dialog of the back-office lists asks. Absent means no filter. */
export interface AdminFilters {
  company?: string;
  client?: string;
  operator?: string;
  status?: string;
  dateFrom?: string;
  dateTo?: string;
}

export const FILTER_KEYS = ['company', 'client', 'operator', 'status', 'dateFrom', 'dateTo'] as const satisfies readonly (keyof AdminFilters)[];

/** Filters out of address-bar parameters: people edit addresses, so what is not a day is dropped. */
export function readFilters(params: Readonly<Record<string, string | undefined>>): AdminFilters {
  const filters: AdminFilters = {};
  for (const key of FILTER_KEYS) {
    const value = params[key]?.trim();
    if (!value || ((key === 'dateFrom' || key === 'dateTo') && !isDay(value))) continue;
    filters[key] = value;
  }
  return filters;
}

/** Message of a range that ends before it starts; `null` when it is fine. */
export const rangeError = ({ dateFrom, dateTo }: AdminFilters): string | null =>
  dateFrom && dateTo && dateFrom > dateTo ? 'La data finale viene prima di quella iniziale' : null;

/** Every filter by name, `null` for those to take away: what the address is told. */
export const writeFilters = (filters: AdminFilters): Record<string, string | null> =>
  Object.fromEntries(FILTER_KEYS.map((key) => [key, filters[key]?.trim() || null]));
