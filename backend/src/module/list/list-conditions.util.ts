import {
  getTodayInRome,
  listDetailSearches,
  normalizeSearchText,
  parseCodeSearch,
  parseCpidSearch,
} from '@pratiche/domain';
import { containsPattern, placeholders } from '../../platform/database/index.js';
import type { DossierFilters } from './dossier-query.types.js';
import { startOfRomeDay } from '../../platform/time/rome-time.util.js';

/** A condition on columns of `dossiers` and its values. */
export type SqlCondition = [sql: string, ...values: (string | number | Date)[]];

interface FilterConditions {
  conditions: SqlCondition[];
  texts: string[];
  details: string[];
  number: number | null;
  cpid: string | null;
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
  if (given.status !== undefined) conditions.push(oneOf('status', splitValues(given.status)));
  if (given.serviceType !== undefined)
    conditions.push(oneOf('service_type', splitValues(given.serviceType).map(Number)));
  if (given.unread !== undefined) conditions.push(unreadCondition(isOffice));
  if (given.postponed !== undefined && isOffice)
    conditions.push([
      `postponed_until ${given.postponed === 'yes' ? '>' : '<='} ?`,
      getTodayInRome(),
    ]);
  if (given.dateFrom !== undefined)
    conditions.push([`${dateColumn} >= ?`, startOfRomeDay(given.dateFrom)]);
  if (given.dateTo !== undefined)
    conditions.push([`${dateColumn} < ?`, startOfRomeDay(given.dateTo, 1)]);
  if (given.deadlineFrom !== undefined) conditions.push(['deadline_date >= ?', given.deadlineFrom]);
  if (given.deadlineTo !== undefined) conditions.push(['deadline_date <= ?', given.deadlineTo]);
  if (given.review !== undefined) conditions.push(reviewCondition(given.review, isOffice));
  if (given.accountId !== undefined) conditions.push(['account_id = ?', Number(given.accountId)]);
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
  const cpid = number === null ? parseCpidSearch(given.search ?? '') : null;
  const details = listDetailSearches(given.search ?? '');
  const code = parseCodeSearch(given.search ?? '');
  if (search !== '')
    conditions.push(searchCondition(search, { number, cpid, code, details, isOffice }));
  const names = [client, company].filter((text) => text !== '');
  // A dossier number or a detail matches regardless of the names, so it does not narrow them.
  if (names.length > 0 && (number !== null || details.length > 0))
    return { conditions, texts: names, details: [], number: null, cpid };
  return {
    conditions,
    texts: search === '' ? names : [...names, search],
    details,
    number,
    cpid,
  };
}

const splitValues = (given: string): string[] => [...new Set(given.split(','))];

const oneOf = (column: string, values: readonly (string | number)[]): SqlCondition =>
  values.length === 1
    ? [`${column} = ?`, ...values]
    : [`${column} IN (${placeholders(values)})`, ...values];

function operatorCondition(given: string, callerId: number): SqlCondition {
  const values = splitValues(given);
  const ids = values
    .filter((value) => value !== 'none')
    .map((value) => (value === 'me' ? callerId : Number(value)));
  if (ids.length === 0) return ['operator_id IS NULL'];
  const [sql, ...parameters] = oneOf('operator_id', ids);
  return values.includes('none')
    ? [`(operator_id IS NULL OR ${sql})`, ...parameters]
    : [sql, ...parameters];
}

/** The back office's few are found by an index of their own, a fitter's own rows one by one. */
const unreadCondition = (isOffice: boolean): SqlCondition =>
  isOffice
    ? ['id IN (SELECT dossier_id FROM message_threads WHERE office_unread > 0)']
    : ['(SELECT fitter_unread FROM message_threads WHERE dossier_id = dossiers.id) > 0'];

/** A fitter's own filter must not tell what only the back office knows. */
const reviewCondition = (given: 'yes' | 'no', isOffice: boolean): SqlCondition => {
  if (isOffice) return ['needs_review = ?', given === 'yes' ? 1 : 0];
  return [`form_doubts + fitter_matches ${given === 'yes' ? '>' : '='} 0`];
};

const containsCondition = (column: string, value: string): SqlCondition => [
  `${column} LIKE ? ESCAPE '!'`,
  containsPattern(value),
];

interface SearchForms {
  number: number | null;
  cpid: string | null;
  code: string | null;
  details: readonly string[];
  isOffice: boolean;
}

/**
 * In client or company, in a code or an address, or as the number or a CPID of the dossier. A
 * fitter's own company is on all of theirs and finds nothing.
 */
function searchCondition(
  value: string,
  { number, cpid, code, details, isOffice }: SearchForms,
): SqlCondition {
  const like = containsPattern(value);
  const columns = isOffice ? ['client_key', 'company_key'] : ['client_key'];
  const ways = columns.map((column) => `${column} LIKE ? ESCAPE '!'`);
  const values: (string | number)[] = columns.map(() => like);
  for (const detail of details) {
    ways.push("search_key LIKE ? ESCAPE '!'");
    values.push(containsPattern(detail));
  }
  if (code !== null) {
    // A part finds who holds a CPID, not who released it.
    ways.push(
      "EXISTS (SELECT 1 FROM dossier_filings filed WHERE filed.dossier_id = dossiers.id AND REPLACE(filed.held_cpid, '-', '') LIKE ? ESCAPE '!')",
    );
    values.push(containsPattern(code.toUpperCase()));
  }
  if (number !== null) {
    ways.push('id = ?');
    values.push(number);
  }
  if (cpid !== null) {
    ways.push(
      'id = COALESCE((SELECT dossier_id FROM filing_corrections WHERE held_cpid = ?), (SELECT dossier_id FROM dossier_filings WHERE cpid = ? ORDER BY held_cpid DESC, dossier_id DESC LIMIT 1))',
    );
    values.push(cpid, cpid);
  }
  return [`(${ways.join(' OR ')})`, ...values];
}
