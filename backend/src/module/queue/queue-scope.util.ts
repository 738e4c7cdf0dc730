import { getTodayInRome, narrowToQueue } from '@pratiche/domain';
import { placeholders } from '../../platform/database/index.js';
import type { DossierFilters } from '../list/dossier-query.types.js';
import { buildAfterCursorCondition, type Cursor } from '../list/list-order.util.js';
import type { ListScope } from '../list/list-scope.factory.js';

const addCondition = (
  scope: ListScope,
  sql: string,
  parameters: ListScope['parameters'],
): ListScope => ({
  ...scope,
  where: `${scope.where} AND ${sql}`,
  parameters: [...scope.parameters, ...parameters],
});

/** The same list the other way round. */
const reverseScope = (scope: ListScope): ListScope => ({
  ...scope,
  order: { ...scope.order, descending: !scope.order.descending },
});

/** The rows of a list that come after one of them. */
export function selectAfter(scope: ListScope, cursor: Cursor): ListScope {
  const { sql, parameters } = buildAfterCursorCondition(scope.order, cursor);
  return addCondition(scope, sql, parameters);
}

/** One row of a list, where it is there. */
export const selectDossier = (scope: ListScope, id: number): ListScope =>
  addCondition(scope, 'dossiers.id = ?', [id]);

interface QueueOperator {
  accountId: number;
  now: Date;
}

/** The rows of a list that no other operator has. */
const selectFree = (scope: ListScope, { accountId, now }: QueueOperator): ListScope =>
  addCondition(
    scope,
    `(operator_id IS NULL OR operator_id = ?) AND NOT EXISTS (SELECT 1 FROM dossier_claims c WHERE c.dossier_id = dossiers.id AND c.account_id <> ? AND c.until > ?)`,
    [accountId, accountId, now],
  );

/** The way back through a list: in a queue without what a colleague has. */
export const selectBackwards = (
  scope: ListScope,
  filters: DossierFilters,
  operator: QueueOperator,
): ListScope => reverseScope(narrowToQueue(filters) === null ? scope : selectFree(scope, operator));

/** What of a list one operator can work on and no other has; `null` where the list is no queue. */
export function selectQueue(
  scope: ListScope,
  filters: DossierFilters,
  operator: QueueOperator,
): ListScope | null {
  const narrowing = narrowToQueue(filters);
  if (narrowing === null) return null;
  const free = selectFree(scope, operator);
  const { statuses, skipsPostponed } = narrowing;
  const present = skipsPostponed
    ? addCondition(free, 'postponed_until <= ?', [getTodayInRome(operator.now)])
    : free;
  return statuses === null
    ? present
    : addCondition(present, `status IN (${placeholders(statuses)})`, [...statuses]);
}
