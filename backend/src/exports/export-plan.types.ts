import type { AccountFilters } from '../accounts/account-search.repository.js';
import type { AuditFilters } from '../audit/audit-search.service.js';
import type { DossierQuery } from '../module/list/dossier-query.types.js';
import type { PaymentFilters } from '../credits/payment-logs/payment-logs.service.js';
import type { WorkbookJob } from './workbook/workbook-job.types.js';

/** What an export consists of, without where it is read from. */
export interface ExportPlan extends Pick<WorkbookJob, 'title' | 'count' | 'rows' | 'columns'> {
  /** @param day `dd-mm-yyyy` */
  fileName: (day: string) => string;
  /** Filters in words. */
  filters: string;
}

/** An export as the caller requested it; its rows are read when the task runs. */
export type ExportRequest =
  | { what: 'dossiers'; query: DossierQuery }
  | { what: 'accounts'; filters: AccountFilters }
  | { what: 'payments'; filters: PaymentFilters }
  | { what: 'audit'; filters: AuditFilters }
  | { what: 'months' };
