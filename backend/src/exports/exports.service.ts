import { Injectable } from '@nestjs/common';
import { POLICIES } from '@pratiche/domain';
import {
  AccountSearchRepository,
  type AccountFilters,
} from '../accounts/account-search.repository.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import type { DossierQuery } from '../module/list/dossier-query.types.js';
import { PaymentLogsService, type PaymentFilters } from '../payment-logs/payment-logs.service.js';
import { forbidden } from '../platform/http/index.js';
import type { KeyedRequest } from '../platform/idempotency/index.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { BackgroundTaskService, type BackgroundTask } from '../platform/background-tasks/index.js';
import { createAccountsExportPlan } from './accounts-export.factory.js';
import { createDossiersExportPlan } from './dossiers-export.factory.js';
import type { ExportPlan } from './export-plan.types.js';
import { createPaymentsExportPlan } from './payments-export.factory.js';
import { SettingsService } from '../settings/settings.service.js';

export const EXPORT_TASK_KIND = 'excel-export';

/** An export as the caller requested it; its rows are read when the task runs. */
export type ExportRequest =
  | { what: 'dossiers'; query: DossierQuery }
  | { what: 'accounts'; filters: AccountFilters }
  | { what: 'payments'; filters: PaymentFilters };

const EXPORT_FORBIDDEN = 'L’account non ha più i permessi per questa esportazione.';

/** Starts exports and describes their contents. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly backgroundTaskService: BackgroundTaskService,
    private readonly auditLogService: AuditLogService,
    private readonly accountsService: AccountsService,
    private readonly accountSearchRepository: AccountSearchRepository,
    private readonly paymentLogsService: PaymentLogsService,
    private readonly settingsService: SettingsService,
  ) {}

  /** @throws 400, 403 as the list itself; 429 with too many background tasks */
  async startExport(
    caller: CurrentCaller,
    exported: ExportRequest,
    key: KeyedRequest | null,
  ): Promise<BackgroundTask> {
    const { title } = await this.createPlan(caller, exported);
    return this.backgroundTaskService.startTask(
      {
        accountId: caller.id,
        kind: EXPORT_TASK_KIND,
        title: `Esportazione: ${title}`,
        params: exported,
        key,
      },
      () => this.recordExport(caller, exported),
    );
  }

  async recordExport(caller: CurrentCaller, { what }: ExportRequest): Promise<void> {
    await this.auditLogService.appendAuditEntry({
      by: caller,
      action: 'data-export',
      details: { what },
    });
  }

  /** For the account as it is now. @throws 403 when it lost its rights */
  async createPlanForAccount(accountId: number, exported: ExportRequest): Promise<ExportPlan> {
    const account = await this.accountsService.findAccount(accountId);
    if (account === null || account.suspended !== null) throw forbidden(EXPORT_FORBIDDEN);
    const caller = {
      id: account.id,
      role: account.role,
      isContractVerified: account.contractVerified,
    };
    if (!POLICIES.backOffice(caller)) throw forbidden(EXPORT_FORBIDDEN);
    return this.createPlan(caller, exported);
  }

  /** @throws 400, 403 as the list itself */
  async createPlan(
    caller: Pick<CurrentCaller, 'id' | 'role' | 'isContractVerified'>,
    exported: ExportRequest,
  ): Promise<ExportPlan> {
    switch (exported.what) {
      case 'dossiers':
        return createDossiersExportPlan(caller, exported.query, this.settingsService.rules);
      case 'accounts':
        return createAccountsExportPlan(
          this.accountSearchRepository.buildAccountIdQuery(exported.filters),
          exported.filters,
        );
      case 'payments':
        return createPaymentsExportPlan(
          await this.paymentLogsService.buildMovementIdQuery(exported.filters),
          exported.filters,
        );
    }
  }
}
