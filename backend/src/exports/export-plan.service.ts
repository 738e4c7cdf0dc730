import { Injectable } from '@nestjs/common';
import type { AuditNames } from '@pratiche/domain';
import { accountDisplayName } from '../accounts/account-directory.service.js';
import { AccountSearchRepository } from '../accounts/account-search.repository.js';
import { AuditSearchService } from '../audit/audit-search.service.js';
import { MonthlyFiguresService } from '../module/board/months/monthly-figures.service.js';
import { PaymentLogsService } from '../credits/payment-logs/payment-logs.service.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { SettingsService } from '../settings/settings.service.js';
import { createAccountsExportPlan } from './accounts-export.factory.js';
import { createAuditExportPlan } from './audit-export.factory.js';
import { createDossiersExportPlan } from './dossiers-export.factory.js';
import type { ExportPlan, ExportRequest } from './export-plan.types.js';
import { createMonthsExportPlan } from './months-export.factory.js';
import { createPaymentsExportPlan } from './payments-export.factory.js';

/** More people than a back office has. */
const MAX_OPERATORS = 1_000;

/** Describes the contents of exports. */
@Injectable()
export class ExportPlanService {
  constructor(
    private readonly accountSearchRepository: AccountSearchRepository,
    private readonly paymentLogsService: PaymentLogsService,
    private readonly auditSearchService: AuditSearchService,
    private readonly monthlyFiguresService: MonthlyFiguresService,
    private readonly settingsService: SettingsService,
  ) {}

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
      case 'months':
        return createMonthsExportPlan(await this.monthlyFiguresService.listMonthlyFigures());
      case 'audit':
        return createAuditExportPlan(
          await this.auditSearchService.buildEntryIdQuery(exported.filters),
          exported.filters,
          await this.readAuditNames(),
        );
    }
  }

  private async readAuditNames(): Promise<AuditNames> {
    const operators = await this.accountSearchRepository.findAccountBatch(
      { group: 'operators' },
      0,
      MAX_OPERATORS,
    );
    return {
      statusNames: this.settingsService.getCurrentValue('statusNames'),
      accounts: Object.fromEntries(
        operators.map((account) => [String(account.id), accountDisplayName(account)]),
      ),
    };
  }
}
