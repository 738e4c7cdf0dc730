import { isBackOffice, isListFilter, searchText, SERVICE_TYPES, STATUS_CODES, type ListFilter } from '@pratiche/domain';
import { z } from 'zod';
import { badRequest, forbidden, pageQuery, type PageQuery } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/security/index.js';
import { startOfRomeDay } from './rome-day.js';

const text = z.string().max(200, { error: 'Al massimo 200 caratteri.' }).optional();
const day = z.iso.date({ error: 'Data non valida: usare il formato aaaa-mm-gg.' }).optional();
const services = SERVICE_TYPES.map(({ value }) => String(value));

const filters = {
  state: z.string({ error: 'Campo obbligatorio' }).refine(isListFilter, { error: 'Elenco non previsto.' }),
  search: text,
  company: text,
  client: text,
  operator: text,
  status: z.enum(STATUS_CODES as [string, ...string[]], { error: 'Stato non previsto.' }).optional(),
  serviceType: z.enum(services as [string, ...string[]], { error: 'Servizio non previsto.' }).optional(),
  dateFrom: day,
  dateTo: day,
};

/** Fields a list may be sorted by, and the columns behind them. */
export const SORT_COLUMNS = {
  id: 'id',
  created: 'created',
  updated: 'updated',
  client: 'client_key',
  serviceType: 'service_type',
  deadlineDate: 'deadline_date',
  sentDate: 'sent',
  receivedDate: 'sent',
  completedDate: 'completed',
  operatoreName: 'operator_name',
  businessName: 'company_key',
  status: 'status',
} as const;

export type SortField = keyof typeof SORT_COLUMNS;
export type SortColumn = (typeof SORT_COLUMNS)[SortField];

export const dossierListQuery = pageQuery({ sortable: Object.keys(SORT_COLUMNS) as SortField[], filters });
export type DossierQuery = PageQuery<SortField, z.output<z.ZodObject<typeof filters>>>;

/** Which rows a list shows and in what order, in terms of the table. */
export interface ListScope {
  /** `null` for the back office. */
  accountId: number | null;
  where: string;
  parameters: (string | number | Date)[];
  column: SortColumn;
  descending: boolean;
}

const OWNER_STATES: readonly ListFilter[] = ['DRAFT', 'PROCESSING', 'ELABORATED'];
const OFFICE_STATES: readonly ListFilter[] = ['RECEIVED', 'ELABORATED'];

/** @throws 403 for a list that is not the caller's */
export function listScope(caller: CurrentCaller, { filters: given, sort }: DossierQuery): ListScope {
  const state = given.state as ListFilter;
  const isOffice = isBackOffice(caller.role);
  if (!(isOffice ? OFFICE_STATES : OWNER_STATES).includes(state)) throw forbidden('Non hai i permessi per questo elenco.');
  const conditions: [string, ...ListScope['parameters']][] = isOffice
    ? [['office_list = ?', state]]
    : [['account_id = ?', caller.id], ['owner_list = ?', state]];
  const dateColumn = state === 'DRAFT' ? 'created' : 'sent';
  if (given.dateFrom !== undefined && given.dateTo !== undefined && given.dateFrom > given.dateTo) {
    throw badRequest('La data iniziale viene dopo quella finale.', 'invalid-data', { errors: [{ field: 'dateTo', message: 'Viene prima della data iniziale.' }] });
  }
  if (given.status !== undefined) conditions.push(['status = ?', given.status]);
  if (given.serviceType !== undefined) conditions.push(['service_type = ?', Number(given.serviceType)]);
  if (given.dateFrom !== undefined) conditions.push([`${dateColumn} >= ?`, startOfRomeDay(given.dateFrom)]);
  if (given.dateTo !== undefined) conditions.push([`${dateColumn} < ?`, startOfRomeDay(given.dateTo, 1)]);
  if (given.client !== undefined) conditions.push(contains('client_key', given.client));
  if (given.company !== undefined) conditions.push(contains('company_key', given.company));
  if (given.operator !== undefined) conditions.push(["LOWER(operator_name) LIKE ? ESCAPE '!'", pattern(given.operator.trim().toLowerCase())]);
  if (given.search !== undefined) conditions.push(anywhere(given.search.trim()));
  return {
    accountId: isOffice ? null : caller.id,
    where: conditions.map(([condition]) => condition).join(' AND '),
    parameters: conditions.flatMap(([, ...values]) => values),
    column: sort === null ? dateColumn : SORT_COLUMNS[sort.field],
    descending: sort?.descending ?? true,
  };
}

/** The text as it is, whatever it means to LIKE. */
const pattern = (value: string): string => `%${value.replace(/[!%_]/g, '!$&')}%`;

const contains = (column: string, value: string): [string, string] => [`${column} LIKE ? ESCAPE '!'`, pattern(searchText(value))];

/** In client, company, or as the number of the dossier. */
function anywhere(value: string): [string, ...ListScope['parameters']] {
  const like = pattern(searchText(value));
  const id = /^\d{1,9}$/.test(value) ? Number(value) : 0;
  return ["(client_key LIKE ? ESCAPE '!' OR company_key LIKE ? ESCAPE '!' OR id = ?)", like, like, id];
}
