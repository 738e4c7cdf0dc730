import { InjectTransaction } from '@nestjs-cls/transactional';
import type { ActivePackage } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { formatCredits, fromHundredths } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { conflict, notFound } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/security/index.js';
import { ActivePackageRow } from './active-package.entity.js';
import { CreditRequests } from './credit-requests.js';
import { Ledger } from './ledger.js';
import { activePackageView } from './package-view.js';

export interface Adjustment {
  accountId: number;
  activePackageId: number;
  /** Hundredths of a credit; negative takes away. */
  amount: number;
  reason: string;
  key: string | null;
}

/** Corrections by hand: a movement of its own with its reason, never a change of what happened. */
@Injectable()
export class AdjustmentService {
  constructor(
    private readonly requests: CreditRequests,
    private readonly ledger: Ledger,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditLogService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async adjust(caller: CurrentCaller, adjustment: Adjustment): Promise<ActivePackage> {
    return this.requests.once(adjustment.accountId, adjustment.key, () =>
      this.adjustIn(caller, adjustment),
    );
  }

  private async adjustIn(
    caller: CurrentCaller,
    { accountId, activePackageId, amount, reason }: Adjustment,
  ): Promise<ActivePackage> {
    const owned = await this.manager.findOneBy(ActivePackageRow, {
      id: activePackageId,
      accountId,
    });
    if (owned === null) throw notFound('Il pacchetto indicato non appartiene a questo account.');
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(ActivePackageRow)
      .set({ residualCredits: () => 'residual_credits + :amount' })
      .where('id = :id AND residual_credits + :amount >= 0', { id: activePackageId, amount })
      .execute();
    if (affected !== 1)
      throw conflict(
        'Il pacchetto non ha abbastanza crediti residui per questa rettifica.',
        'insufficient-credits',
      );
    await this.ledger.add({
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
    await this.audit.appendAuditEntry({
      by: caller,
      action: 'adjustment',
      subject: { kind: 'account', id: accountId },
      details: { activePackage: activePackageId, credits: amount },
    });
    const sign = amount > 0 ? 'in più' : 'in meno';
    await this.notifications.add({
      kind: 'credits',
      accountId,
      dossierId: null,
      title: 'Crediti rettificati',
      text: `${formatCredits(fromHundredths(Math.abs(amount)))} crediti ${sign} sul pacchetto ${owned.name}. Motivo: ${reason}`,
    });
    return activePackageView(
      await this.manager.findOneByOrFail(ActivePackageRow, { id: activePackageId }),
    );
  }
}
