import { searchText } from '@pratiche/domain';
import { containing } from '../../platform/database/index.js';
import type { DossierFilters } from './list-query.js';
import { startOfRomeDay } from '../../platform/time/rome-time.js';

/** A condition on columns of `dossiers` and its values. */
export type Condition = [sql: string, ...values: (string | number | Date)[]];

interface Where {
  conditions: Condition[];
  texts: string[];
  number: number | null;
}

interface Circumstances {
  dateColumn: 'created' | 'sent';
  callerId: number;
  isOffice: boolean;
}

/** The filters of a list as conditions. */
export function conditionsOf(
  given: DossierFilters,
  { dateColumn, callerId, isOffice }: Circumstances,
): Where {
  const conditions: Condition[] = [];
  if (given.status !== undefined) conditions.push(['status = ?', given.status]);
  if (given.serviceType !== undefined)
    conditions.push(['service_type = ?', Number(given.serviceType)]);
  if (given.dateFrom !== undefined)
    conditions.push([`${dateColumn} >= ?`, startOfRomeDay(given.dateFrom)]);
  if (given.dateTo !== undefined)
    conditions.push([`${dateColumn} < ?`, startOfRomeDay(given.dateTo, 1)]);
  if (given.deadlineFrom !== undefined) conditions.push(['deadline_date >= ?', given.deadlineFrom]);
  if (given.deadlineTo !== undefined) conditions.push(['deadline_date <= ?', given.deadlineTo]);
  if (given.operatorId !== undefined) conditions.push(operatorIs(given.operatorId, callerId));
  if (given.operator !== undefined)
    conditions.push([
      "LOWER(operator_name) LIKE ? ESCAPE '!'",
      containing(given.operator.trim().toLowerCase()),
    ]);
  const client = searchText(given.client ?? '');
  const company = searchText(given.company ?? '');
  const search = searchText(given.search ?? '');
  const number = /^\d{1,9}$/.test(search) ? Number(search) : null;
  if (client !== '') conditions.push(has('client_key', client));
  if (company !== '') conditions.push(has('company_key', company));
  if (search !== '') conditions.push(anywhere(search, number, isOffice));
  const names = [client, company].filter((text) => text !== '');
  // A number searched for finds its dossier whatever the names: it does not narrow them.
  if (number !== null)
    return {
      conditions,
      texts: names.length > 0 ? names : [search],
      number: names.length > 0 ? null : number,
    };
  return { conditions, texts: search === '' ? names : [...names, search], number: null };
}

function operatorIs(given: string, callerId: number): Condition {
  if (given === 'none') return ['operator_id IS NULL'];
  return ['operator_id = ?', given === 'me' ? callerId : Number(given)];
}

const has = (column: string, value: string): Condition => [
  `${column} LIKE ? ESCAPE '!'`,
  containing(value),
];

/** In client or company, or as the number of the dossier. A fitter's own company is on all of theirs and finds nothing. */
function anywhere(value: string, number: number | null, isOffice: boolean): Condition {
  const like = containing(value);
  const columns = isOffice ? ['client_key', 'company_key'] : ['client_key'];
  const named = columns.map((column) => `${column} LIKE ? ESCAPE '!'`).join(' OR ');
  return number === null
    ? [`(${named})`, ...columns.map(() => like)]
    : [`(${named} OR id = ?)`, ...columns.map(() => like), number];
}
