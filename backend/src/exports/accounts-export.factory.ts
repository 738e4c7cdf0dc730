import { ACCOUNT_GROUPS, ACCOUNT_STATES, getChoiceLabel, ROLE_CHOICES } from '@pratiche/domain';
import type { AccountFilters } from '../accounts/account-search.repository.js';
import type { ExportPlan } from './export-plan.types.js';
import { describeFilters, toLabelsByValue } from './filter-description.util.js';
import type { WorkbookColumn, Statement } from './workbook/workbook-job.types.js';

const COLUMNS: readonly (WorkbookColumn & { from: string })[] = [
  { title: 'Numero', key: 'id', from: 'a.id', kind: 'number', width: 10 },
  { title: 'E-mail', key: 'email', from: 'a.email', kind: 'text', width: 32 },
  { title: 'Telefono', key: 'phone', from: 'a.phone', kind: 'text', width: 16 },
  { title: 'Azienda', key: 'business_name', from: 'a.business_name', kind: 'text', width: 34 },
  { title: 'Partita IVA', key: 'vat', from: 'a.vat', kind: 'text', width: 14 },
  { title: 'Codice fiscale azienda', key: 'ssn', from: 'a.ssn_company', kind: 'text', width: 22 },
  { title: 'Sponsor', key: 'sponsor', from: 'a.sponsor', kind: 'text', width: 20 },
  {
    title: 'Ruolo',
    key: 'role',
    from: 'a.role',
    kind: 'text',
    width: 20,
    names: toLabelsByValue(ROLE_CHOICES),
  },
  { title: 'Nome', key: 'first_name', from: 'a.first_name', kind: 'text', width: 18 },
  { title: 'Cognome', key: 'last_name', from: 'a.last_name', kind: 'text', width: 18 },
  { title: 'Città', key: 'city', from: 'a.city', kind: 'text', width: 22 },
  { title: 'Provincia', key: 'province', from: 'a.province', kind: 'text', width: 10 },
  { title: 'Iscritto il', key: 'created', from: 'a.created', kind: 'moment', width: 17 },
  {
    title: 'E-mail verificata',
    key: 'email_verified',
    from: 'a.email_verified',
    kind: 'flag',
    width: 16,
  },
  {
    title: 'Contratto verificato',
    key: 'contract_verified',
    from: 'a.contract_verified',
    kind: 'flag',
    width: 19,
  },
  { title: 'Sospeso il', key: 'suspended', from: 'a.suspended', kind: 'moment', width: 17 },
  {
    title: 'Crediti',
    key: 'credits',
    from: '(SELECT SUM(p.residual_credits) FROM active_packages p WHERE p.account_id = a.id)',
    kind: 'credits',
    width: 12,
  },
];

/** Accounts as a spreadsheet, latest first. @param ids statement of the accounts a filter finds */
export function createAccountsExportPlan(
  ids: Statement,
  { search, role, group, state }: AccountFilters,
): ExportPlan {
  return {
    title: 'Utenti',
    fileName: (day) => `Estrazione-utenti-${day}.xlsx`,
    columns: COLUMNS.map(({ from: _, ...column }) => column),
    filters: describeFilters([
      ['Ricerca', search],
      ['Elenco', getChoiceLabel(ACCOUNT_GROUPS, group)],
      ['Ruolo', getChoiceLabel(ROLE_CHOICES, role)],
      ['Stato', getChoiceLabel(ACCOUNT_STATES, state)],
    ]),
    count: { sql: `SELECT COUNT(*) AS total FROM (${ids.sql}) found`, parameters: ids.parameters },
    rows: {
      sql: `SELECT ${COLUMNS.map(({ key, from }) => `${from} AS ${key}`).join(', ')} FROM (${ids.sql}) found JOIN accounts a ON a.id = found.id ORDER BY a.id DESC`,
      parameters: ids.parameters,
    },
  };
}
