import { Injectable } from '@nestjs/common';
import { POLICIES } from '@pratiche/domain';
import {
  AccountSearchRepository,
  type AccountFilters,
} from '../accounts/account-search.repository.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import type { DossierQuery } from '../module/list/list-query.js';
import { PaymentLogsService, type PaymentFilters } from '../payment-logs/payment-logs.service.js';
import { forbidden } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/security/index.js';
import { Works, type WorkRow } from '../platform/works/index.js';
import { accountsPlan } from './accounts-export.js';
import { dossiersPlan } from './dossiers-export.js';
import type { ExportPlan } from './export-plan.js';
import { paymentsPlan } from './payments-export.js';

export const EXPORT_WORK = 'excel-export';

/** What is exported, as the caller asked for it: looked up again when the work runs. */
export type Exported =
  | { what: 'dossiers'; query: DossierQuery }
  | { what: 'accounts'; filters: AccountFilters }
  | { what: 'payments'; filters: PaymentFilters };

const NO_RIGHT = 'L’account non ha più i permessi per questa esportazione.';

/** Starts exports, and says what is in one. */
@Injectable()
export class ExportsService {
  constructor(
    private readonly works: Works,
    private readonly audit: AuditLogService,
    private readonly accounts: AccountsService,
    private readonly search: AccountSearchRepository,
    private readonly payments: PaymentLogsService,
  ) {}

  /** @throws 400, 403 as the list itself; 429 with too many works */
  async start(caller: CurrentCaller, exported: Exported, key: string | null): Promise<WorkRow> {
    const { title } = await this.plan(caller, exported);
    return this.works.start(
      {
        accountId: caller.id,
        kind: EXPORT_WORK,
        title: `Esportazione: ${title}`,
        params: exported,
        key,
      },
      () =>
        this.audit.appendAuditEntry({
          by: caller,
          action: 'data-export',
          details: { what: exported.what },
        }),
    );
  }

  /** For the account as it is now. @throws 403 when it lost its rights */
  async planOf(accountId: number, exported: Exported): Promise<ExportPlan> {
    const account = await this.accounts.findAccount(accountId);
    if (account === null || account.suspended !== null) throw forbidden(NO_RIGHT);
    const caller = {
      id: account.id,
      role: account.role,
      isContractVerified: account.contractVerified,
    };
    if (!POLICIES.backOffice(caller)) throw forbidden(NO_RIGHT);
    return this.plan(caller, exported);
  }

  private async plan(
    caller: Pick<CurrentCaller, 'id' | 'role' | 'isContractVerified'>,
    exported: Exported,
  ): Promise<ExportPlan> {
    switch (exported.what) {
      case 'dossiers':
        return dossiersPlan(caller, exported.query);
      case 'accounts':
        return accountsPlan(this.search.buildAccountIdQuery(exported.filters), exported.filters);
      case 'payments':
        return paymentsPlan(await this.payments.statement(exported.filters), exported.filters);
    }
  }
}
