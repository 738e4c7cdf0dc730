import {
  COUNTED_REASON_LENGTH,
  getCountedEnd,
  getWeeklyFigure,
  STATUS_CODES,
  STATUSES,
  type CountedFigure,
} from '@pratiche/domain';
import { placeholders } from '../../../platform/database/index.js';
import { startOfRomeDay } from '../../../platform/time/rome-time.util.js';

/** What narrows a figure to a service, an operator or a reason. */
export interface CountedFilters {
  serviceType?: string | undefined;
  /** `none`, or the number of an account. */
  operatorId?: string | undefined;
  reason?: string | undefined;
}

export interface CountedQuery extends CountedFilters {
  /** Words of the ready texts that corrections must have one of. */
  texts?: readonly string[] | undefined;
  /** Words of the ready texts that they must have none of. */
  withoutTexts?: readonly string[] | undefined;
  figure: CountedFigure;
  /** First day that counts. */
  day: string;
}

/** The rows behind a figure: `d` is the dossier. */
export interface CountedSelection {
  /** Tables and conditions. */
  source: string;
  at: string;
  reason: string;
  order: string;
  parameters: (string | number | Date)[];
}

/** A condition with its values. */
export type Condition = readonly [sql: string, ...values: (string | number | Date)[]];

const LAST_RETURN = (column: 'at' | 'reason'): string =>
  `(SELECT r.${column} FROM dossier_status_changes r WHERE r.dossier_id = d.id AND r.to_code = 'WAITING' ORDER BY r.id DESC LIMIT 1)`;

/** The last sending of each fitter in a period. */
const LAST_SENDINGS = `c.id IN (SELECT MAX(s.id) FROM dossier_status_changes s JOIN dossiers f ON f.id = s.dossier_id
  WHERE s.to_code = ? AND s.at >= ? AND s.at < ? GROUP BY f.account_id)`;

/** Conditions on the dossier, for `d`. */
export function listGroupConditions({ serviceType, operatorId }: CountedFilters): Condition[] {
  return [
    ...(serviceType === undefined ? [] : [['d.service_type = ?', Number(serviceType)] as const]),
    ...(operatorId === undefined
      ? []
      : operatorId === 'none'
        ? [['d.operator_id IS NULL'] as const]
        : [['d.operator_id = ?', Number(operatorId)] as const]),
  ];
}

/** Counts requests for corrections together as the board does. */
export const SHORT_REASON = `SUBSTR(c.reason, 1, ${COUNTED_REASON_LENGTH})`;

const INCLUDES = 'INSTR(c.reason, ?) > 0';

/** Requests for corrections with the words of one of several ready texts. */
export const hasText = (texts: readonly string[]): Condition => [
  texts.length === 0 ? '(1 = 0)' : `(${texts.map(() => INCLUDES).join(' OR ')})`,
  ...texts,
];

/** Those without the words of any. */
export const lacksText = (texts: readonly string[]): Condition => [
  `NOT ${hasText(texts)[0]}`,
  ...texts,
];

/** Selects what a figure of the board counts, by the same conditions. */
export function selectCounted(query: CountedQuery): CountedSelection {
  const since = startOfRomeDay(query.day);
  const end = getCountedEnd(query.figure, query.day);
  if (end !== null) return selectPeriod(query.figure, since, startOfRomeDay(end));
  if (query.figure === 'correction')
    return selectChanges(
      ['WAITING'],
      [
        ['c.at >= ?', since],
        ...(query.reason === undefined ? [] : [[`${SHORT_REASON} = ?`, query.reason] as const]),
        ...(query.texts === undefined ? [] : [hasText(query.texts)]),
        ...(query.withoutTexts === undefined ? [] : [lacksText(query.withoutTexts)]),
        ...listGroupConditions(query),
      ],
    );
  if (query.figure === 'skip')
    return {
      ...select('dossier_skips c JOIN dossiers d ON d.id = c.dossier_id', [
        ['c.at >= ?', since],
        ...(query.reason === undefined ? [] : [['c.reason = ?', query.reason] as const]),
      ]),
      at: 'c.at',
      reason: 'c.note',
      order: 'c.at DESC, c.id DESC',
    };
  return selectReceived(query, since);
}

const select = (tables: string, conditions: readonly Condition[]) => ({
  source: `${tables} WHERE ${conditions.map(([sql]) => sql).join(' AND ')}`,
  parameters: conditions.flatMap(([, ...values]) => values),
});

const selectChanges = (
  codes: readonly string[],
  conditions: readonly Condition[],
): CountedSelection => ({
  ...select('dossier_status_changes c JOIN dossiers d ON d.id = c.dossier_id', [
    [`c.to_code IN (${placeholders(codes)})`, ...codes],
    ...conditions,
  ]),
  at: 'c.at',
  reason: 'c.reason',
  order: 'c.at DESC, c.id DESC',
});

/** What happened in a week or a month. */
function selectPeriod(figure: CountedFigure, since: Date, end: Date): CountedSelection {
  const step = getWeeklyFigure(figure);
  if (step === null) return selectChanges(['SENT'], [[LAST_SENDINGS, 'SENT', since, end]]);
  const codes = STATUS_CODES.filter((code) => STATUSES[code].weeklyFigure === step);
  return selectChanges(codes, [
    ['c.at >= ?', since],
    ['c.at < ?', end],
  ]);
}

/** The dossiers of the office that were received since a moment, all of them or those that went back. */
function selectReceived(query: CountedQuery, since: Date): CountedSelection {
  const isReturned = query.figure === 'returned';
  return {
    ...select('dossiers d', [
      ["d.office_list IN ('RECEIVED', 'ELABORATED')"],
      ['d.sent >= ?', since],
      ...(isReturned ? [[`${LAST_RETURN('at')} IS NOT NULL`] as const] : []),
      ...listGroupConditions(query),
    ]),
    at: isReturned ? LAST_RETURN('at') : 'd.sent',
    reason: isReturned ? LAST_RETURN('reason') : 'NULL',
    order: 'd.sent DESC, d.id DESC',
  };
}
