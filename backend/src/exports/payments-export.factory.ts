import {
  formatDay,
  getChoiceLabel,
  MOVEMENT_FILTERS,
  MOVEMENT_TYPES,
  SERVICE_TYPES,
} from '@pratiche/domain';
import type { PaymentFilters } from '../credits/payment-logs/payment-logs.service.js';
import type { ExportPlan } from './export-plan.types.js';
import { describeFilters, toLabelsByValue, describeDateRange } from './filter-description.util.js';
import type { WorkbookColumn, Statement } from './workbook/workbook-job.types.js';

const COLUMNS: readonly (WorkbookColumn & { from: string })[] = [
  { title: 'Numero', key: 'id', from: 'm.id', kind: 'number', width: 10 },
  { title: 'Data', key: 'created', from: 'm.created', kind: 'moment', width: 17 },
  {
    title: 'Tipo',
    key: 'type',
    from: 'm.type',
    kind: 'text',
    width: 14,
    names: toLabelsByValue(MOVEMENT_TYPES),
  },
  { title: 'E-mail cliente', key: 'email', from: 'a.email', kind: 'text', width: 32 },
  { title: 'Azienda', key: 'business_name', from: 'a.business_name', kind: 'text', width: 34 },
  { title: 'Partita IVA', key: 'vat', from: 'a.vat', kind: 'text', width: 14 },
  { title: 'Codice fiscale', key: 'ssn', from: 'a.ssn_company', kind: 'text', width: 18 },
  { title: 'Descrizione', key: 'description', from: 'm.description', kind: 'text', width: 40 },
  { title: 'Crediti', key: 'amount', from: 'm.amount', kind: 'credits', width: 12 },
  { title: 'Pacchetto', key: 'package_name', from: 'p.name', kind: 'text', width: 24 },
  { title: 'Pratica', key: 'dossier_id', from: 'm.dossier_id', kind: 'number', width: 10 },
  {
    title: 'Servizio',
    key: 'service',
    from: 'm.dossier_service_type',
    kind: 'text',
    width: 16,
    names: toLabelsByValue(SERVICE_TYPES),
  },
];

/** Movements of credits as a spreadsheet, latest first. @param ids statement of the movements a filter finds */
export function createPaymentsExportPlan(
  ids: Statement,
  { search, type, accountId, moduleId, from, to }: PaymentFilters,
): ExportPlan {
  return {
    title: 'Pagamenti',
    fileName: (day) => `Estrazione-pagamenti-${day}.xlsx`,
    columns: COLUMNS.map(({ from: _, ...column }) => column),
    filters: describeFilters([
      ['Ricerca', search],
      ['Tipo', type && getChoiceLabel(MOVEMENT_FILTERS, type)],
      ['Account', accountId],
      ['Pratica', moduleId],
      ['Periodo', describeDateRange(from, to, formatDay)],
    ]),
    count: { sql: `SELECT COUNT(*) AS total FROM (${ids.sql}) found`, parameters: ids.parameters },
    rows: {
      sql: `SELECT ${COLUMNS.map(({ key, from: source }) => `${source} AS ${key}`).join(', ')} FROM (${ids.sql}) found
        JOIN credit_movements m ON m.id = found.id JOIN accounts a ON a.id = m.account_id LEFT JOIN active_packages p ON p.id = m.active_package_id ORDER BY m.id DESC`,
      parameters: ids.parameters,
    },
  };
}
