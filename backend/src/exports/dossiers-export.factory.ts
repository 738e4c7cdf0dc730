import { buildExportName, formatDay, SERVICE_TYPES, type AllRules } from '@pratiche/domain';
import type { DossierQuery } from '../module/list/dossier-query.types.js';
import { buildListScope } from '../module/list/list-scope.factory.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import type { ExportPlan } from './export-plan.types.js';
import { describeFilters, toLabelsByValue, describeDateRange } from './filter-description.util.js';
import type { WorkbookColumn } from './workbook/workbook-job.types.js';

const TITLES = { RECEIVED: 'Pratiche da elaborare', ELABORATED: 'Pratiche elaborate' } as const;

const OPERATORS: Readonly<Record<string, string>> = { me: 'a chi esporta', none: 'a nessuno' };

/** What is not a column of the table. */
const EXPRESSIONS: Readonly<Record<string, string>> = {
  cpids:
    "(SELECT REPLACE(GROUP_CONCAT(cpid), ',', ', ') FROM dossier_filings WHERE dossier_id = dossiers.id) AS cpids",
};

const createColumns = ({ listStatuses }: AllRules): WorkbookColumn[] => [
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
  { title: 'Codici CPID', key: 'cpids', kind: 'text', width: 26 },
  { title: 'Operatore', key: 'operator_name', kind: 'text', width: 24 },
  { title: 'Costo', key: 'total_cost', kind: 'money', width: 14 },
  { title: 'Motivo', key: 'reject_reason', kind: 'text', width: 40 },
];

/** A back-office list as a spreadsheet, latest first. @throws 400, 403 as the list itself */
export function createDossiersExportPlan(
  caller: CurrentCaller,
  query: DossierQuery,
  rules: AllRules,
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
      [
        'Stato',
        nameValues(
          filters.status,
          (one) => rules.listStatuses().find(({ code }) => code === one)?.name,
        ),
      ],
      [
        'Servizio',
        nameValues(
          filters.serviceType,
          (one) => SERVICE_TYPES.find(({ value }) => String(value) === one)?.label,
        ),
      ],
      ['Ricevute', describeDateRange(filters.dateFrom, filters.dateTo, formatDay)],
      ['Scadenza', describeDateRange(filters.deadlineFrom, filters.deadlineTo, formatDay)],
      [
        'Assegnate',
        nameValues(filters.operatorId, (one) => OPERATORS[one] ?? `operatore n. ${one}`),
      ],
      ['Messaggi', filters.unread && 'solo con messaggi nuovi'],
    ]),
    count: { sql: `SELECT COUNT(*) AS total FROM dossiers WHERE ${where}`, parameters },
    rows: {
      sql: `SELECT ${shown.map(({ key }) => EXPRESSIONS[key] ?? key).join(', ')} FROM dossiers WHERE ${where} ORDER BY sent DESC, id DESC`,
      parameters,
    },
  };
}

/** Several values of a filter in words. */
const nameValues = (
  values: string | undefined,
  name: (value: string) => string | undefined,
): string | undefined =>
  values
    ?.split(',')
    .map((value) => name(value) ?? value)
    .join(', ');
