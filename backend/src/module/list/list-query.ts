import {
  isBackOffice,
  isListFilter,
  REQUIRED_MESSAGE,
  SERVICE_TYPES,
  STATUS_CODES,
  type ListFilter,
} from '@pratiche/domain';
import { z } from 'zod';
import { badRequest, forbidden, pageQuery, type PageQuery } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/security/index.js';
import { conditionsOf } from './list-conditions.js';
import { orderOf, OWNER_ONLY, SORT_COLUMNS, type Order, type SortField } from './list-order.js';

const text = z.string().max(200, { error: 'Al massimo 200 caratteri.' }).optional();
const day = z.iso.date({ error: 'Data non valida: usare il formato aaaa-mm-gg.' }).optional();
const services = SERVICE_TYPES.map(({ value }) => String(value));

const filters = {
  state: z
    .string({ error: REQUIRED_MESSAGE })
    .refine(isListFilter, { error: 'Elenco non previsto.' }),
  search: text,
  company: text,
  client: text,
  operator: text,
  /** `me`, `none`, or the number of an account. */
  operatorId: z
    .string()
    .regex(/^(me|none|[1-9]\d{0,8})$/, { error: 'Operatore non previsto.' })
    .optional(),
  status: z
    .enum(STATUS_CODES as [string, ...string[]], { error: 'Stato non previsto.' })
    .optional(),
  serviceType: z
    .enum(services as [string, ...string[]], { error: 'Servizio non previsto.' })
    .optional(),
  dateFrom: day,
  dateTo: day,
  deadlineFrom: day,
  deadlineTo: day,
};

export const dossierListQuery = pageQuery({
  sortable: Object.keys(SORT_COLUMNS) as SortField[],
  filters,
});
export type DossierQuery = PageQuery<SortField, z.output<z.ZodObject<typeof filters>>>;
export type DossierFilters = DossierQuery['filters'];

/** Which rows a list shows and in what order, in terms of the table. */
export interface ListScope {
  /** `null` for the back office. */
  accountId: number | null;
  where: string;
  parameters: (string | number | Date)[];
  order: Order;
  /** Texts that must occur in names, as `searchText` leaves them. */
  texts: readonly string[];
  /** The number of a dossier that is found by it, whatever its names are. */
  number: number | null;
}

const OWNER_STATES: readonly ListFilter[] = ['DRAFT', 'PROCESSING', 'ELABORATED'];
const OFFICE_STATES: readonly ListFilter[] = ['RECEIVED', 'ELABORATED'];

/** @throws 403 for a list that is not the caller's, 400 for dates or orders that make no sense in it */
export function listScope(
  caller: CurrentCaller,
  { filters: given, sort }: DossierQuery,
): ListScope {
  const state = given.state as ListFilter;
  const isOffice = isBackOffice(caller.role);
  if (!(isOffice ? OFFICE_STATES : OWNER_STATES).includes(state))
    throw forbidden('Mancano i permessi per questo elenco.');
  checkRange(given.dateFrom, given.dateTo, 'dateTo');
  checkRange(given.deadlineFrom, given.deadlineTo, 'deadlineTo');
  if (isOffice && sort !== null && OWNER_ONLY.includes(sort.field)) {
    throw badRequest('I parametri della ricerca non sono validi.', 'invalid-data', {
      errors: [{ field: 'sort', message: 'sort: campo di ordinamento non previsto.' }],
    });
  }
  const dateColumn = state === 'DRAFT' ? 'created' : 'sent';
  const { conditions, texts, number } = conditionsOf(given, {
    dateColumn,
    callerId: caller.id,
    isOffice,
  });
  return {
    accountId: isOffice ? null : caller.id,
    where: [
      isOffice ? 'office_list = ?' : 'account_id = ? AND owner_list = ?',
      ...conditions.map(([condition]) => condition),
    ].join(' AND '),
    parameters: [
      ...(isOffice ? [] : [caller.id]),
      state,
      ...conditions.flatMap(([, ...values]) => values),
    ],
    order: orderOf(
      sort === null ? dateColumn : SORT_COLUMNS[sort.field],
      sort?.descending ?? true,
      isOffice,
    ),
    texts,
    number,
  };
}

function checkRange(from: string | undefined, to: string | undefined, field: string): void {
  if (from === undefined || to === undefined || from <= to) return;
  throw badRequest('La data iniziale viene dopo quella finale.', 'invalid-data', {
    errors: [{ field, message: 'Viene prima della data iniziale.' }],
  });
}
