import { formatDay } from '@pratiche/domain';
import type { AdminFilters } from './filters.js';

/** A filter in force, as words, and the parameters its removal clears. */
export interface Chip {
  keys: readonly (keyof AdminFilters)[];
  label: string;
}

function rangeLabel({ dateFrom, dateTo }: AdminFilters): string | null {
  if (dateFrom && dateTo) return dateFrom === dateTo ? `il ${formatDay(dateFrom)}` : `dal ${formatDay(dateFrom)} al ${formatDay(dateTo)}`;
  if (dateFrom) return `dal ${formatDay(dateFrom)}`;
  return dateTo ? `fino al ${formatDay(dateTo)}` : null;
}

/** One chip per filter; a range of days is one chip. `dateName` says which date is meant. */
export function chipsOf(filters: AdminFilters, statusName: (code: string) => string, dateName: string): Chip[] {
  const range = rangeLabel(filters);
  return [
    ...(filters.company ? [{ keys: ['company'] as const, label: `Azienda: ${filters.company}` }] : []),
    ...(filters.client ? [{ keys: ['client'] as const, label: `Cliente: ${filters.client}` }] : []),
    ...(range ? [{ keys: ['dateFrom', 'dateTo'] as const, label: `${dateName} ${range}` }] : []),
    ...(filters.operator ? [{ keys: ['operator'] as const, label: `Operatore: ${filters.operator}` }] : []),
    ...(filters.status ? [{ keys: ['status'] as const, label: `Stato: ${statusName(filters.status)}` }] : []),
  ];
}
