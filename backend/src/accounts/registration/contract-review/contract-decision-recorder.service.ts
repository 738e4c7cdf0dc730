import { Injectable, type OnModuleInit } from '@nestjs/common';
import { getChoiceLabel, type ContractOutcome, type ContractReason } from '@pratiche/domain';
import { CONTRACT_REASONS } from '@pratiche/domain/accounts';
import { AuditLogService } from '../../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../../platform/auth/index.js';
import type {
  AccountDataContributor,
  AccountDataExport,
} from '../../account-data/account-data-contributor.types.js';
import { AccountDataRegistry } from '../../account-data/account-data.registry.js';
import { createJsonEntry } from '../../account-data/json-entry.util.js';
import { AccountFilesService } from '../../account-files/account-files.service.js';
import type { Account } from '../../accounts.service.js';
import { ContractDecisionRepository } from './contract-decision.repository.js';

const AUDIT_ACTIONS = {
  verified: 'contract-verification',
  refused: 'contract-refusal',
  revoked: 'contract-revocation',
} as const;

/** Keeps how reviews ended, and audits it; the notes go with the account. */
@Injectable()
export class ContractDecisionRecorder implements OnModuleInit, AccountDataContributor {
  readonly section = 'contratto';

  constructor(
    private readonly contractDecisionRepository: ContractDecisionRepository,
    private readonly accountFilesService: AccountFilesService,
    private readonly accountDataRegistry: AccountDataRegistry,
    private readonly auditLogService: AuditLogService,
  ) {}

  onModuleInit(): void {
    this.accountDataRegistry.registerContributor(this);
  }

  async recordDecision(
    caller: CurrentCaller,
    { id, created }: Account,
    decision: { outcome: ContractOutcome; reason?: ContractReason; note?: string | null },
  ): Promise<void> {
    const { outcome, reason = null, note = null } = decision;
    await this.contractDecisionRepository.insertDecision({
      accountId: id,
      outcome,
      reason,
      note,
      received: await this.findReceived(id, created),
      decided: new Date(),
      decidedBy: caller.id,
    });
    await this.auditLogService.appendAuditEntry({
      by: caller,
      action: AUDIT_ACTIONS[outcome],
      subject: { kind: 'account', id },
      ...(reason === null ? {} : { details: { reason } }),
    });
  }

  /** When the last paper came; an account without files was made then. */
  private async findReceived(accountId: number, created: Date): Promise<Date> {
    const files = await this.accountFilesService.listAccountFiles(accountId);
    return new Date(Math.max(created.getTime(), ...files.map((file) => file.created.getTime())));
  }

  async exportAccountData({ accountId, modified }: AccountDataExport) {
    const decisions = await this.contractDecisionRepository.listDecisions(accountId);
    if (decisions.length === 0) return [];
    const rows = decisions.map(({ outcome, reason, note, received, decided, answered }) => ({
      outcome,
      reason: getChoiceLabel(CONTRACT_REASONS, reason),
      note,
      received,
      decided,
      answered,
    }));
    return [createJsonEntry('contratto.json', modified, rows)];
  }

  async eraseAccountData(accountId: number): Promise<readonly string[]> {
    await this.contractDecisionRepository.eraseNotes(accountId);
    return [];
  }
}
