import { buildExportName, formatDay, SERVICE_TYPES, type Rules } from '@pratiche/domain';
import type { DossierQuery } from '../module/list/dossier-query.types.js';
import { buildListScope } from '../module/list/list-scope.factory.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import type { ExportPlan } from './export-plan.types.js';
import { describeFilters, toLabelsByValue, describeDateRange } from './filter-description.util.js';
import type { WorkbookColumn } from './workbook/workbook-job.types.js';

const TITLES = { RECEIVED: 'Pratiche da elaborare', ELABORATED: 'Pratiche elaborate' } as const;

const OPERATORS: Readonly<Record<string, string>> = { me: 'a chi esporta', none: 'a nessuno' };

const createColumns = ({ listStatuses }: Rules): WorkbookColumn[] => [
  { title: 'Numero', key: 'id', kind: 'number', width: 10 },
  { title: 'Azienda installatrice', key: 'business_name', kind: 'text', width: 34 },
  { title: 'Cliente', key: 'client', kind: 'text', width: 34 },
  {
    title: 'Servizio',
    key: 'service_type',
    kind: 'text',
    width: 16,
    names: toLabelsByValue(SERVICE_TYPES),
  },
  {
    title: 'Stato',
    key: 'status',
    kind: 'text',
    width: 20,
    names: Object.fromEntries(listStatuses().map(({ code, name }) => [code, name])),
  },
  { title: 'Creata il', key: 'created', kind: 'moment', width: 17 },
  { title: 'Ricevuta il', key: 'sent', kind: 'moment', width: 17 },
  { title: 'Scadenza', key: 'deadline_date', kind: 'day', width: 12 },
  { title: 'Completata il', key: 'completed', kind: 'moment', width: 17 },
  { title: 'Operatore', key: 'operator_name', kind: 'text', width: 24 },
  { title: 'Costo', key: 'total_cost', kind: 'money', width: 14 },
  { title: 'Motivo', key: 'reject_reason', kind: 'text', width: 40 },
];

/** A back-office list as a spreadsheet, latest first. @throws 400, 403 as the list itself */
export function createDossiersExportPlan(
  caller: CurrentCaller,
  query: DossierQuery,
  rules: Rules,
): ExportPlan {
  const { where, parameters } = buildListScope(caller, query);
  const { filters } = query;
  const list = filters.state;
  if (list !== 'RECEIVED' && list !== 'ELABORATED')
    throw new Error(`No export of the list ${list}`);
  const shown = createColumns(rules);
  return {
    title: TITLES[list],
    fileName: (day) => buildExportName(list, day),
    columns: shown,
    filters: describeFilters([
      ['Ricerca', filters.search],
      ['Azienda', filters.company],
      ['Cliente', filters.client],
      ['Operatore', filters.operator],
      ['Stato', rules.listStatuses().find(({ code }) => code === filters.status)?.name],
      ['Servizio', SERVICE_TYPES.find(({ value }) => String(value) === filters.serviceType)?.label],
      ['Ricevute', describeDateRange(filters.dateFrom, filters.dateTo, formatDay)],
      ['Scadenza', describeDateRange(filters.deadlineFrom, filters.deadlineTo, formatDay)],
      [
        'Assegnate',
        filters.operatorId &&
          (OPERATORS[filters.operatorId] ?? `operatore n. ${filters.operatorId}`),
      ],
    ]),
    count: { sql: `SELECT COUNT(*) AS total FROM dossiers WHERE ${where}`, parameters },
    rows: {
      sql: `SELECT ${shown.map(({ key }) => key).join(', ')} FROM dossiers WHERE ${where} ORDER BY sent DESC, id DESC`,
      parameters,
    },
  };
}
