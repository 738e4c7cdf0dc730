import {
  isBackOffice,
  OFFICE_LISTS,
  OWNER_LISTS,
  type ListFilter,
  type OfficeList,
} from '@pratiche/domain';
import { placeholders } from '../../platform/database/index.js';
import { badRequest, forbidden } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { buildFilterConditions } from './list-conditions.util.js';
import {
  buildListOrder,
  OFFICE_ONLY_SORT_FIELDS,
  OWNER_ONLY_SORT_FIELDS,
  SORT_COLUMNS,
  type ListOrder,
} from './list-order.util.js';
import type { DossierQuery } from './dossier-query.types.js';

/** Which rows a list shows and in what order, in terms of the table. */
export interface ListScope {
  /** `null` for the back office. */
  accountId: number | null;
  /** For whom the rows say what is beside their dossiers; `null` where nothing of it is read. */
  reader: CurrentCaller | null;
  where: string;
  parameters: (string | number | Date)[];
  order: ListOrder;
  /** Texts that must occur in names, as `searchText` leaves them. */
  texts: readonly string[];
  /** Codes and addresses, one of which may occur in a dossier in place of the texts. */
  details: readonly string[];
  /** Number of a dossier that matches regardless of its names. */
  number: number | null;
  /** CPID whose dossier matches regardless of its names. */
  cpid: string | null;
}

/** @throws 403 for a list that is not the caller's, 400 for dates or orders that make no sense in it */
export function buildListScope(
  caller: CurrentCaller,
  { filters: given, sort }: DossierQuery,
): ListScope {
  const state = given.state as ListFilter;
  const isOffice = isBackOffice(caller.role);
  const lists: readonly ListFilter[] = isOffice ? OFFICE_LISTS : OWNER_LISTS;
  if (!lists.includes(state)) throw forbidden('Non hai i permessi per questo elenco.');
  assertDateRange(given.dateFrom, given.dateTo, 'dateTo');
  assertDateRange(given.deadlineFrom, given.deadlineTo, 'deadlineTo');
  const refused = isOffice ? OWNER_ONLY_SORT_FIELDS : OFFICE_ONLY_SORT_FIELDS;
  if (sort !== null && refused.includes(sort.field)) {
    throw badRequest('I parametri della ricerca non sono validi.', 'invalid-data', {
      errors: [{ field: 'sort', message: 'sort: campo di ordinamento non previsto.' }],
    });
  }
  const dateColumn = state === 'DRAFT' ? 'created' : 'sent';
  const { conditions, texts, details, number, cpid } = buildFilterConditions(given, {
    dateColumn,
    callerId: caller.id,
    isOffice,
  });
  return {
    accountId: isOffice ? null : caller.id,
    reader: caller,
    where: [
      isOffice ? 'office_list = ?' : 'account_id = ? AND owner_list = ?',
      ...conditions.map(([condition]) => condition),
    ].join(' AND '),
    parameters: [
      ...(isOffice ? [] : [caller.id]),
      state,
      ...conditions.flatMap(([, ...values]) => values),
    ],
    order: buildListOrder(
      sort === null ? dateColumn : SORT_COLUMNS[sort.field],
      sort?.descending ?? true,
      isOffice,
    ),
    texts,
    details,
    number,
    cpid,
  };
}

/** One or more lists of the back office as one, searched as each of them is; the latest received first. */
export function buildOfficeSearchScope(
  caller: CurrentCaller,
  search: string,
  lists: readonly OfficeList[],
): ListScope {
  const { conditions, texts, details, number, cpid } = buildFilterConditions(
    { state: 'RECEIVED', search },
    { dateColumn: 'sent', callerId: caller.id, isOffice: true },
  );
  return {
    accountId: null,
    reader: null,
    where: [
      `office_list IN (${placeholders(lists)})`,
      ...conditions.map(([condition]) => condition),
    ].join(' AND '),
    parameters: [...lists, ...conditions.flatMap(([, ...values]) => values)],
    order: buildListOrder('sent', true, true),
    texts,
    details,
    number,
    cpid,
  };
}

function assertDateRange(from: string | undefined, to: string | undefined, field: string): void {
  if (from === undefined || to === undefined || from <= to) return;
  throw badRequest('La data iniziale viene dopo quella finale.', 'invalid-data', {
    errors: [{ field, message: 'Viene prima della data iniziale.' }],
  });
}
