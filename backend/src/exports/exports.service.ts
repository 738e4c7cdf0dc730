import { Injectable } from '@nestjs/common';
import { POLICIES, type PolicyName } from '@pratiche/domain';
import { AccountsService } from '../accounts/accounts.service.js';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { forbidden } from '../platform/http/index.js';
import type { KeyedRequest } from '../platform/idempotency/index.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { BackgroundTaskService, type BackgroundTask } from '../platform/background-tasks/index.js';
import type { ExportPlan, ExportRequest } from './export-plan.types.js';
import { ExportPlanService } from './export-plan.service.js';

export const EXPORT_TASK_KIND = 'excel-export';

/** Who may read the list, and so its export. */
const EXPORT_POLICIES = {
  dossiers: 'backOffice',
  accounts: 'backOffice',
  payments: 'backOffice',
  audit: 'superAdmin',
  months: 'superAdmin',
} as const satisfies Record<ExportRequest['what'], PolicyName>;

const EXPORT_FORBIDDEN = 'L’account non ha più i permessi per questa esportazione.';

/** Starts exports. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly backgroundTaskService: BackgroundTaskService,
    private readonly auditLogService: AuditLogService,
    private readonly accountsService: AccountsService,
    private readonly exportPlanService: ExportPlanService,
  ) {}

  /** @throws 400, 403 as the list itself; 429 with too many background tasks */
  async startExport(
    caller: CurrentCaller,
    exported: ExportRequest,
    key: KeyedRequest | null,
  ): Promise<BackgroundTask> {
    const { title } = await this.exportPlanService.createPlan(caller, exported);
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
    if (!POLICIES[EXPORT_POLICIES[exported.what]](caller)) throw forbidden(EXPORT_FORBIDDEN);
    return this.exportPlanService.createPlan(caller, exported);
  }
}
