import { Injectable } from '@nestjs/common';
import { formatCreditCount, fromHundredths } from '@pratiche/domain';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { conflict, notFound } from '../platform/http/index.js';
import type { KeyedRequest } from '../platform/idempotency/index.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { ActivePackageRepository } from './active-package.repository.js';
import { CreditRequestService } from './credit-request.service.js';
import { CreditLedgerRepository } from './credit-ledger.repository.js';
import { toActivePackageDto } from './package.mapper.js';
import type { ActivePackageDto } from './dto/package.dto.js';

export interface CreditAdjustment {
  accountId: number;
  activePackageId: number;
  /** Hundredths of a credit; negative to debit. */
  amount: number;
  reason: string;
  key: KeyedRequest | null;
}

/**
 * Corrects credits by hand: each correction is a separate movement with its reason and never
 * changes an earlier movement.
 */
@Injectable()
export class CreditAdjustmentService {
  constructor(
    private readonly creditRequestService: CreditRequestService,
    private readonly creditLedgerRepository: CreditLedgerRepository,
    private readonly notificationsService: NotificationsService,
    private readonly auditLogService: AuditLogService,
    private readonly activePackageRepository: ActivePackageRepository,
  ) {}

  async adjustCredits(
    caller: CurrentCaller,
    adjustment: CreditAdjustment,
  ): Promise<ActivePackageDto> {
    return this.creditRequestService.runOncePerKey(
      caller.id,
      adjustment.accountId,
      adjustment.key,
      () => this.applyAdjustment(caller, adjustment),
    );
  }

  private async applyAdjustment(
    caller: CurrentCaller,
    { accountId, activePackageId, amount, reason }: CreditAdjustment,
  ): Promise<ActivePackageDto> {
    const owned = await this.activePackageRepository.findOwnedPackage(activePackageId, accountId);
    if (owned === null) throw notFound('Il pacchetto indicato non appartiene a questo account.');
    if (!(await this.activePackageRepository.changeResidual(activePackageId, amount)))
      throw conflict(
        'Il pacchetto non ha abbastanza crediti residui per questa rettifica.',
        'insufficient-credits',
      );
    await this.creditLedgerRepository.insertMovement({
      accountId,
      activePackageId,
      type: 'adjustment',
      amount,
      dossierId: null,
      dossierServiceType: null,
      filing: null,
      refundOf: null,
      description: `Rettifica: ${reason}`.slice(0, 255),
      actorId: caller.id,
    });
    await this.auditLogService.appendAuditEntry({
      by: caller,
      action: 'adjustment',
      subject: { kind: 'account', id: accountId },
      details: { activePackage: activePackageId, credits: amount },
    });
    const sign = amount > 0 ? 'in più' : 'in meno';
    await this.notificationsService.createNotification({
      kind: 'credits',
      accountId,
      dossierId: null,
      title: 'Crediti rettificati',
      text: `${formatCreditCount(fromHundredths(Math.abs(amount)))} ${sign} sul pacchetto ${owned.name}. Motivo: ${reason}`,
    });
    return toActivePackageDto(await this.activePackageRepository.requirePackage(activePackageId));
  }
}
