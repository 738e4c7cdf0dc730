import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import type { ActiveFilter } from '../../shared/filters/FilterBar.js';
import { rangeLabel } from '../../shared/filters/range-label.js';
import { readValues } from '../../shared/filters/several-values.js';
import {
  POSTPONED_CHOICES,
  REVIEW_CHOICES,
  UNREAD_CHOICES,
  type AdminFilters,
} from './admin-filters.js';
import { LIST_FILTER_TEXTS } from '../texts.js';

/** What codes are called. */
export interface FilterChipNames {
  status: (code: string) => string;
  operator: (id: string) => string;
}

/** Returns one chip per filter; a range of days is one chip. */
export function toFilterChips(filters: AdminFilters, names: FilterChipNames): ActiveFilter[] {
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
  ): ActiveFilter[] => (label ? [{ keys, label: text }] : []);
  return [
    ...chip(company, LIST_FILTER_TEXTS.companyIs(company), 'company'),
    ...chip(client, LIST_FILTER_TEXTS.clientIs(client), 'client'),
    ...chip(range, LIST_FILTER_TEXTS.receivedIn(range), 'dateFrom', 'dateTo'),
    ...chip(
      operatorId,
      LIST_FILTER_TEXTS.operatorIs(listNames(operatorId, names.operator)),
      'operatorId',
    ),
    ...chip(status, LIST_FILTER_TEXTS.statusIs(listNames(status, names.status)), 'status'),
    ...chip(
      serviceType,
      LIST_FILTER_TEXTS.serviceIs(listNames(serviceType, serviceName)),
      'serviceType',
    ),
    ...chip(review, getChoiceLabel(REVIEW_CHOICES, review), 'review'),
    ...chip(unread, getChoiceLabel(UNREAD_CHOICES, unread), 'unread'),
    ...chip(postponed, getChoiceLabel(POSTPONED_CHOICES, postponed), 'postponed'),
    ...chip(deadline, LIST_FILTER_TEXTS.deadlineIn(deadline), 'deadlineFrom', 'deadlineTo'),
  ];
}

const serviceName = (code: string): string => getChoiceLabel(SERVICE_TYPES, Number(code)) || code;

const listNames = (values: string | undefined, name: (value: string) => string): string =>
  readValues(values).map(name).join(', ');
