import { formatDay, getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import { readValues } from './several-values.js';
import {
  POSTPONED_CHOICES,
  REVIEW_CHOICES,
  UNREAD_CHOICES,
  type AdminFilters,
} from './admin-filters.js';

/** A filter in force, as words, and the parameters its removal clears. */
export interface FilterChip {
  keys: readonly (keyof AdminFilters)[];
  label: string;
}

/** What codes are called. */
export interface FilterChipNames {
  status: (code: string) => string;
  operator: (id: string) => string;
}

function rangeLabel(from: string | undefined, to: string | undefined): string | null {
  if (from && to)
    return from === to ? `il ${formatDay(from)}` : `dal ${formatDay(from)} al ${formatDay(to)}`;
  if (from) return `dal ${formatDay(from)}`;
  return to ? `fino al ${formatDay(to)}` : null;
}

/** Returns one chip per filter; a range of days is one chip. */
export function toFilterChips(filters: AdminFilters, names: FilterChipNames): FilterChip[] {
  const {
    company,
    client,
    operatorId,
    status,
    serviceType,
    review,
    unread,
    postponed,
    dateFrom,
    dateTo,
    deadlineFrom,
    deadlineTo,
  } = filters;
  const range = rangeLabel(dateFrom, dateTo);
  const deadline = rangeLabel(deadlineFrom, deadlineTo);
  const chip = (
    label: string | null | undefined,
    text: string,
    ...keys: (keyof AdminFilters)[]
  ): FilterChip[] => (label ? [{ keys, label: text }] : []);
  return [
    ...chip(company, `Azienda: ${company}`, 'company'),
    ...chip(client, `Cliente: ${client}`, 'client'),
    ...chip(range, `Ricevuta ${range}`, 'dateFrom', 'dateTo'),
    ...chip(operatorId, `Operatore: ${listNames(operatorId, names.operator)}`, 'operatorId'),
    ...chip(status, `Stato: ${listNames(status, names.status)}`, 'status'),
    ...chip(serviceType, `Servizio: ${listNames(serviceType, serviceName)}`, 'serviceType'),
    ...chip(review, getChoiceLabel(REVIEW_CHOICES, review), 'review'),
    ...chip(unread, getChoiceLabel(UNREAD_CHOICES, unread), 'unread'),
    ...chip(postponed, getChoiceLabel(POSTPONED_CHOICES, postponed), 'postponed'),
    ...chip(deadline, `Scadenza ${deadline}`, 'deadlineFrom', 'deadlineTo'),
  ];
}

const serviceName = (code: string): string => getChoiceLabel(SERVICE_TYPES, Number(code)) || code;

const listNames = (values: string | undefined, name: (value: string) => string): string =>
  readValues(values).map(name).join(', ');
