import { normalizeSearchText } from '@pratiche/domain';
import { containsPattern } from '../../platform/database/index.js';
import type { DossierFilters } from './dossier-query.types.js';
import { startOfRomeDay } from '../../platform/time/rome-time.util.js';

/** A condition on columns of `dossiers` and its values. */
export type SqlCondition = [sql: string, ...values: (string | number | Date)[]];

interface FilterConditions {
  conditions: SqlCondition[];
  texts: string[];
  number: number | null;
}

interface FilterContext {
  dateColumn: 'created' | 'sent';
  callerId: number;
  isOffice: boolean;
}

/** The filters of a list as conditions. */
export function buildFilterConditions(
  given: DossierFilters,
  { dateColumn, callerId, isOffice }: FilterContext,
): FilterConditions {
  const conditions: SqlCondition[] = [];
  if (given.status !== undefined) conditions.push(['status = ?', given.status]);
  if (given.serviceType !== undefined)
    conditions.push(['service_type = ?', Number(given.serviceType)]);
  if (given.dateFrom !== undefined)
    conditions.push([`${dateColumn} >= ?`, startOfRomeDay(given.dateFrom)]);
  if (given.dateTo !== undefined)
    conditions.push([`${dateColumn} < ?`, startOfRomeDay(given.dateTo, 1)]);
  if (given.deadlineFrom !== undefined) conditions.push(['deadline_date >= ?', given.deadlineFrom]);
  if (given.deadlineTo !== undefined) conditions.push(['deadline_date <= ?', given.deadlineTo]);
  if (given.operatorId !== undefined)
    conditions.push(operatorCondition(given.operatorId, callerId));
  if (given.operator !== undefined)
    conditions.push([
      "LOWER(operator_name) LIKE ? ESCAPE '!'",
      containsPattern(given.operator.trim().toLowerCase()),
    ]);
  const client = normalizeSearchText(given.client ?? '');
  const company = normalizeSearchText(given.company ?? '');
  const search = normalizeSearchText(given.search ?? '');
  const number = /^\d{1,9}$/.test(search) ? Number(search) : null;
  if (client !== '') conditions.push(containsCondition('client_key', client));
  if (company !== '') conditions.push(containsCondition('company_key', company));
  if (search !== '') conditions.push(searchCondition(search, number, isOffice));
  const names = [client, company].filter((text) => text !== '');
  // A dossier number matches regardless of the names, so it does not narrow them.
  if (number !== null)
    return {
      conditions,
      texts: names.length > 0 ? names : [search],
      number: names.length > 0 ? null : number,
    };
  return { conditions, texts: search === '' ? names : [...names, search], number: null };
}

function operatorCondition(given: string, callerId: number): SqlCondition {
  if (given === 'none') return ['operator_id IS NULL'];
  return ['operator_id = ?', given === 'me' ? callerId : Number(given)];
}

const containsCondition = (column: string, value: string): SqlCondition => [
  `${column} LIKE ? ESCAPE '!'`,
  containsPattern(value),
];

/**
 * In client or company, or as the number of the dossier. A fitter's own company is on all of theirs
 * and finds nothing.
 */
function searchCondition(value: string, number: number | null, isOffice: boolean): SqlCondition {
  const like = containsPattern(value);
  const columns = isOffice ? ['client_key', 'company_key'] : ['client_key'];
  const named = columns.map((column) => `${column} LIKE ? ESCAPE '!'`).join(' OR ');
  return number === null
    ? [`(${named})`, ...columns.map(() => like)]
    : [`(${named} OR id = ?)`, ...columns.map(() => like), number];
}
