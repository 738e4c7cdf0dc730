import { exportName, formatDay, SERVICE_TYPES, statuses } from '@pratiche/domain';
import { listScope, type DossierQuery } from '../module/list/list-query.js';
import type { CurrentCaller } from '../platform/security/index.js';
import type { ExportPlan } from './export-plan.js';
import { described, namesOf, range } from './filter-words.js';
import type { SheetColumn } from './sheet/sheet-job.js';

const TITLES = { RECEIVED: 'Pratiche da elaborare', ELABORATED: 'Pratiche elaborate' } as const;

const OPERATORS: Readonly<Record<string, string>> = { me: 'a chi esporta', none: 'a nessuno' };

const columns = (): SheetColumn[] => [
  { title: 'Numero', key: 'id', kind: 'number', width: 10 },
  { title: 'Azienda installatrice', key: 'business_name', kind: 'text', width: 34 },
  { title: 'Cliente', key: 'client', kind: 'text', width: 34 },
  {
    title: 'Servizio',
    key: 'service_type',
    kind: 'text',
    width: 16,
    names: namesOf(SERVICE_TYPES),
  },
  {
    title: 'Stato',
    key: 'status',
    kind: 'text',
    width: 20,
    names: Object.fromEntries(statuses().map(({ code, name }) => [code, name])),
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
export function dossiersPlan(caller: CurrentCaller, query: DossierQuery): ExportPlan {
  const { where, parameters } = listScope(caller, query);
  const { filters } = query;
  const list = filters.state;
  if (list !== 'RECEIVED' && list !== 'ELABORATED')
    throw new Error(`No export of the list ${list}`);
  const shown = columns();
  return {
    title: TITLES[list],
    fileName: (day) => exportName(list, day),
    columns: shown,
    filters: described([
      ['Ricerca', filters.search],
      ['Azienda', filters.company],
      ['Cliente', filters.client],
      ['Operatore', filters.operator],
      ['Stato', statuses().find(({ code }) => code === filters.status)?.name],
      ['Servizio', SERVICE_TYPES.find(({ value }) => String(value) === filters.serviceType)?.label],
      ['Ricevute', range(filters.dateFrom, filters.dateTo, formatDay)],
      ['Scadenza', range(filters.deadlineFrom, filters.deadlineTo, formatDay)],
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
