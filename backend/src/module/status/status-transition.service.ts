import { Injectable } from '@nestjs/common';
import { isCompletedStatus, type Transition, NOT_POSTPONED } from '@pratiche/domain';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { DomainEventPublisherService } from '../../platform/events/index.js';
import { CreditsService, type CreditQuote } from '../../credits/credits.service.js';
import { toListColumns } from '../dossier-columns.util.js';
import { DossierRepository, type DossierChange } from '../dossier.repository.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { DossierHistoryRepository } from '../history/dossier-history.repository.js';
import { createDossierAct } from '../revision/dossier-act.factory.js';
import {
  DossierTransitionEvent,
  type ReturnReason,
  type TransitionActor,
} from '../dossier-transition.event.js';

export interface TransitionRequest {
  /** The dossier as it was read: the change is refused when another change came between. */
  dossier: Dossier;
  transition: Transition;
  actor: TransitionActor;
  /** The moment of the change; now where it is left out. */
  at?: Date;
  /** Columns that change with the status, beside those the transition itself sets. */
  columns?: DossierChange;
  /** What a transition with a debit is charged. */
  quote?: CreditQuote;
  reason?: string;
  /** What is open at an acceptance; for history and audit log. */
  openPoints?: string | null;
  /**
   * Stores the attachment of the reason, once the dossier is locked.
   * @returns the id of the file
   */
  saveAttachment?: () => Promise<number>;
}

/** Changes the status of a dossier and runs every effect of the transition, in the open transaction. */
@Injectable()
export class StatusTransitionService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly creditsService: CreditsService,
    private readonly dossierHistoryRepository: DossierHistoryRepository,
    private readonly auditLogService: AuditLogService,
    private readonly domainEventPublisherService: DomainEventPublisherService,
    private readonly accountDirectoryService: AccountDirectoryService,
  ) {}

  /** The account that changes the status, with the name that the history keeps. */
  async findActor(caller: CurrentCaller): Promise<TransitionActor> {
    const { name } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
    return { caller, name };
  }

  /** @returns `false`, with nothing changed, when the dossier is no longer as it was read */
  async applyTransition(request: TransitionRequest): Promise<boolean> {
    const { dossier, transition, actor } = request;
    const at = request.at ?? new Date();
    if (!(await this.updateDossier(request, at))) return false;
    const reason = await saveReturnReason(request);
    await this.moveCredits(request);
    await this.dossierHistoryRepository.appendHistoryEntry({
      dossierId: dossier.id,
      fromCode: dossier.status,
      toCode: transition.to,
      actorId: actor.caller?.id ?? null,
      who: actor.name,
      reason: reason?.text ?? null,
      attachmentId: reason?.attachmentId ?? null,
      openPoints: request.openPoints ?? null,
      at,
    });
    await this.auditTransition(request);
    await this.domainEventPublisherService.publishEvent(
      new DossierTransitionEvent(dossier, transition, actor, at, reason),
    );
    return true;
  }

  private async updateDossier(request: TransitionRequest, at: Date): Promise<boolean> {
    const { dossier, transition } = request;
    const change = { ...toTransitionColumns(request, at), ...request.columns };
    const { caller } = request.actor;
    const act = createDossierAct('status-change', caller, { to: transition.to, at });
    // Some changes of status depend on the data, which the back office may edit meanwhile.
    return transition.who.includes('admin')
      ? this.dossierRepository.updateIfUnchanged(dossier, change, act)
      : this.dossierRepository.updateIfOpen(dossier, change, act);
  }

  private async moveCredits({
    dossier,
    transition: { to, effects },
    actor: { caller },
    quote,
  }: TransitionRequest): Promise<void> {
    if (effects.debit !== true && effects.refund !== true) return;
    if (caller === null) throw new Error(`No account moves the credits of dossier ${dossier.id}`);
    if (effects.refund === true) await this.creditsService.refundDossier(dossier.id, caller.id);
    if (effects.debit !== true) return;
    if (quote === undefined) throw new Error(`No quote for the transition to ${to}`);
    await this.creditsService.debitDossier({
      accountId: dossier.accountId,
      actorId: caller.id,
      dossierId: dossier.id,
      serviceType: dossier.serviceType,
      quote,
    });
  }

  private async auditTransition({
    dossier,
    transition,
    actor: { caller },
    openPoints = null,
  }: TransitionRequest): Promise<void> {
    if (!transition.effects.isAudited || caller === null) return;
    await this.auditLogService.appendAuditEntry({
      by: caller,
      action: 'status-change',
      subject: { kind: 'dossier', id: dossier.id },
      details: {
        from: dossier.status,
        to: transition.to,
        ...(openPoints === null ? {} : { openPoints }),
      },
    });
  }
}

function toTransitionColumns(
  { transition: { to, effects }, actor, quote, reason }: TransitionRequest,
  at: Date,
): DossierChange {
  return {
    ...toListColumns(to),
    updated: at,
    ...(isCompletedStatus(to) ? { completed: at } : {}),
    // A change of status ends what it waited for.
    postponedUntil: NOT_POSTPONED,
    postponement: null,
    ...(effects.recordsOperator === true
      ? { operatorId: actor.caller?.id ?? null, operatorName: actor.name }
      : {}),
    ...(effects.debit === true && quote !== undefined
      ? { ...quote.counts, totalCost: quote.totalCostCents }
      : {}),
    ...(effects.clearsReason === true ? { rejectReason: null, returnPoints: null } : {}),
    ...(reason === undefined ? {} : { rejectReason: reason }),
  };
}

async function saveReturnReason({
  reason,
  saveAttachment,
}: TransitionRequest): Promise<ReturnReason | null> {
  if (reason === undefined) return null;
  return { text: reason, attachmentId: (await saveAttachment?.()) ?? null };
}
