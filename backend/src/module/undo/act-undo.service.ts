import { Injectable } from '@nestjs/common';
import {
  findTransition,
  isUndoableStep,
  type UndoableAct,
  NOT_POSTPONED,
  UNDO_CHANGED_MESSAGE,
  validateUndo,
} from '@pratiche/domain';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { DomainEventPublisherService } from '../../platform/events/index.js';
import { conflict } from '../../platform/http/index.js';
import { DossierChargeService } from '../charge/dossier-charge.service.js';
import { toListColumns } from '../dossier-columns.util.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import { DossierStepUndoneEvent } from '../dossier-step-undone.event.js';
import { createDossierAct } from '../revision/dossier-act.factory.js';
import type { OperatorAct } from '../entities/operator-act.entity.js';
import { OperatorActRepository } from '../history/operator-act.repository.js';

/** Takes acts back while nothing else has happened to the dossier. */
@Injectable()
export class ActUndoService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierChargeService: DossierChargeService,
    private readonly operatorActRepository: OperatorActRepository,
    private readonly domainEventPublisherService: DomainEventPublisherService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** @throws 409 when it was not the caller, is too long ago, or something else has happened since */
  async undoAct(
    caller: CurrentCaller,
    act: UndoableAct,
    dossierId: number,
    seen: number | null,
  ): Promise<number> {
    return this.unitOfWork.run(async () => {
      const now = new Date();
      await this.dossierRepository.assertRevision(dossierId, seen);
      const dossier = await this.dossierRepository.findDossierOrFail(dossierId);
      const latest = await this.operatorActRepository.findLatestAct(dossierId);
      const own = latest?.accountId === caller.id && latest.act === act ? latest : null;
      const refusal =
        own === null && latest !== null ? UNDO_CHANGED_MESSAGE : validateUndo(own, now);
      if (refusal !== null || own === null) throw conflict(refusal ?? '', 'undo-refused');
      // Each of the three is a condition on the row: of two callers at once one finds it changed.
      const isRestored =
        (await this.restoreDossier(caller, dossier, own)) &&
        (await this.dossierChargeService.restoreCharge(
          dossierId,
          own.stateAfter.charge,
          own.stateBefore.charge,
        )) &&
        (await this.operatorActRepository.markAsUndone(own.id, now));
      if (!isRestored) throw conflict(UNDO_CHANGED_MESSAGE, 'undo-refused');
      await this.announceUndoneStep(dossier, own, now);
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'act-undone',
        subject: { kind: 'dossier', id: dossierId },
        details: { act },
      });
      return this.dossierRepository.findRevision(dossierId);
    });
  }

  private async announceUndoneStep(
    dossier: Dossier,
    { act, stateBefore, stateAfter }: OperatorAct,
    at: Date,
  ): Promise<void> {
    const step = findTransition(stateBefore.status, stateAfter.status, 'admin');
    if (isUndoableStep(act) && step !== undefined)
      await this.domainEventPublisherService.publishEvent(
        new DossierStepUndoneEvent(dossier, step.effects, at),
      );
  }

  private restoreDossier(
    caller: CurrentCaller,
    dossier: Dossier,
    { stateBefore, stateAfter }: OperatorAct,
  ): Promise<boolean> {
    const { status, updated, operatorId, operatorName, postponedUntil, postponement } = stateBefore;
    return this.dossierRepository.restoreIfUnchanged(
      dossier,
      stateAfter,
      {
        ...toListColumns(status),
        ...(postponedUntil === NOT_POSTPONED ? {} : { workRank: 1 }),
        updated: new Date(updated),
        operatorId,
        operatorName,
        postponedUntil,
        postponement,
      },
      createDossierAct('act-undone', caller),
    );
  }
}
