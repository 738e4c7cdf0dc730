import { isListFilter, REQUIRED_MESSAGE, SERVICE_TYPES, STATUS_CODES } from '@pratiche/domain';
import { z } from 'zod';
import { pageQuery, type PageQuery } from '../../platform/http/index.js';
import { SORT_COLUMNS, type SortField } from './list-order.util.js';

const textField = z.string().max(200, { error: 'Al massimo 200 caratteri.' }).optional();
const dayField = z.iso.date({ error: 'Data non valida: usare il formato aaaa-mm-gg.' }).optional();
const SERVICE_VALUES = SERVICE_TYPES.map(({ value }) => String(value));

const filterShape = {
  state: z
    .string({ error: REQUIRED_MESSAGE })
    .refine(isListFilter, { error: 'Elenco non previsto.' }),
  search: textField,
  company: textField,
  client: textField,
  operator: textField,
  /** `me`, `none`, or the number of an account. */
  operatorId: z
    .string()
    .regex(/^(me|none|[1-9]\d{0,8})$/, { error: 'Operatore non previsto.' })
    .optional(),
  status: z
    .enum(STATUS_CODES as [string, ...string[]], { error: 'Stato non previsto.' })
    .optional(),
  serviceType: z
    .enum(SERVICE_VALUES as [string, ...string[]], { error: 'Servizio non previsto.' })
    .optional(),
  dateFrom: dayField,
  dateTo: dayField,
  deadlineFrom: dayField,
  deadlineTo: dayField,
};

export const dossierListQuery = pageQuery({
  sortable: Object.keys(SORT_COLUMNS) as SortField[],
  filters: filterShape,
});
export type DossierQuery = PageQuery<SortField, z.output<z.ZodObject<typeof filterShape>>>;
export type DossierFilters = DossierQuery['filters'];
