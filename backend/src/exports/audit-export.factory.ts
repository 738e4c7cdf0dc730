import {
  formatDay,
  ROLE_CHOICES,
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditNames,
} from '@pratiche/domain';
import type { AuditFilters } from '../audit/audit-search.service.js';
import type { ExportPlan } from './export-plan.types.js';
import { describeDateRange, describeFilters, toLabelsByValue } from './filter-description.util.js';
import type { Statement, WorkbookColumn } from './workbook/workbook-job.types.js';

const COLUMNS: readonly (WorkbookColumn & { from: string })[] = [
  { title: 'Quando', key: 'at_moment', from: 'e.at', kind: 'moment', width: 17 },
  { title: 'Nome', key: 'first_name', from: 'a.first_name', kind: 'text', width: 18 },
  { title: 'Cognome', key: 'last_name', from: 'a.last_name', kind: 'text', width: 18 },
  { title: 'Azienda', key: 'business_name', from: 'a.business_name', kind: 'text', width: 30 },
  { title: 'E-mail', key: 'email', from: 'a.email', kind: 'text', width: 32 },
  {
    title: 'Ruolo',
    key: 'actor_role',
    from: 'e.role',
    kind: 'text',
    width: 14,
    names: toLabelsByValue(ROLE_CHOICES),
  },
  {
    title: 'Azione',
    key: 'act',
    from: 'e.action',
    kind: 'text',
    width: 36,
    names: AUDIT_ACTIONS,
  },
  {
    title: 'Oggetto',
    key: 'subject_kind',
    from: 'e.subject_kind',
    kind: 'text',
    width: 16,
    names: AUDIT_SUBJECTS,
  },
  {
    title: 'Numero o nome',
    key: 'subject_id',
    from: 'e.subject_id',
    kind: 'text',
    width: 16,
  },
  {
    title: 'Dettagli',
    key: 'details',
    from: "CONCAT(e.action, ' ', e.details)",
    kind: 'auditDetails',
    width: 60,
  },
  { title: 'Indirizzo', key: 'address', from: 'e.address', kind: 'text', width: 18 },
];

/** The audit log as a spreadsheet, latest first. @param ids statement of the entries a filter finds */
export function createAuditExportPlan(
  ids: Statement,
  { who, action, subjectKind, subjectId, from, to }: AuditFilters,
  auditNames: AuditNames,
): ExportPlan {
  return {
    title: 'Registro delle attività',
    fileName: (day) => `Estrazione-registro-${day}.xlsx`,
    columns: COLUMNS.map(({ from: _, ...column }) =>
      column.kind === 'auditDetails' ? { ...column, auditNames } : column,
    ),
    filters: describeFilters([
      ['Chi', who],
      ['Azione', action && AUDIT_ACTIONS[action]],
      ['Oggetto', subjectKind && AUDIT_SUBJECTS[subjectKind]],
      ['Numero o nome', subjectId],
      ['Periodo', describeDateRange(from, to, formatDay)],
    ]),
    count: { sql: `SELECT COUNT(*) AS total FROM (${ids.sql}) found`, parameters: ids.parameters },
    rows: {
      sql: `SELECT ${COLUMNS.map(({ key, from: source }) => `${source} AS ${key}`).join(', ')} FROM (${ids.sql}) found
        JOIN audit_entries e ON e.id = found.id LEFT JOIN accounts a ON a.id = e.actor_id ORDER BY e.id DESC`,
      parameters: ids.parameters,
    },
  };
}
