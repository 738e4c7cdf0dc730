import { Injectable } from '@nestjs/common';
import { getChargeCutoff, isBackOffice } from '@pratiche/domain';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DossierRepository, type Dossier } from '../dossier.repository.js';
import { createDossierAct } from '../revision/dossier-act.factory.js';
import type { DossierAct } from '../entities/dossier-act.types.js';
import type { DossierCharge } from './dossier-charge.entity.js';
import { DossierChargeRepository } from './dossier-charge.repository.js';

const CHUNK_SIZE = 100;

/** A charge as an act keeps it; the moment as an ISO text. */
interface ChargeState {
  acted: string;
  accountId: number | null;
}

/** Who has a dossier in charge: the operator of the first act, until hours pass without another. */
@Injectable()
export class DossierChargeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierChargeRepository: DossierChargeRepository,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly auditLogService: AuditLogService,
    private readonly settingsService: SettingsService,
  ) {}

  /**
   * In the transaction of an act: a dossier without an operator gets the one who acts.
   * @param isActWritten the act itself has raised the revision, and colleagues are told of it
   */
  async takeCharge(
    caller: CurrentCaller | null,
    dossierId: number,
    { isActWritten }: { isActWritten: boolean },
  ): Promise<void> {
    if (caller === null || !isBackOffice(caller.role)) return;
    const { name } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
    const isTaken = await this.dossierRepository.assignFreeOperator(
      dossierId,
      { operatorId: caller.id, operatorName: name },
      isActWritten ? null : createDossierAct('charge-taken', caller),
    );
    if (isTaken)
      await this.auditLogService.appendAuditEntry({
        by: caller,
        action: 'charge-taken',
        subject: { kind: 'dossier', id: dossierId },
      });
    await this.dossierChargeRepository.saveAct(dossierId, caller.id, new Date());
  }

  /** In the transaction of an assignment: the operator's hours begin. */
  async recordAssignment(
    caller: CurrentCaller,
    dossier: Dossier,
    to: number | null,
  ): Promise<void> {
    await this.auditLogService.appendAuditEntry({
      by: caller,
      action: 'assignment',
      subject: { kind: 'dossier', id: dossier.id },
      details: { from: dossier.operatorId, to },
    });
    await this.restartCharge(dossier.id);
  }

  /** A dossier that its fitter sends again is still its operator's, if that one still works here. */
  async resumeCharge(dossier: Dossier): Promise<void> {
    const { id, operatorId } = dossier;
    if (operatorId !== null && !(await this.accountDirectoryService.isWorkingOperator(operatorId)))
      await this.freeDossier(dossier, null);
    await this.restartCharge(id);
  }

  /** The hours count anew, because another person acted. */
  async restartCharge(dossierId: number): Promise<void> {
    await this.dossierChargeRepository.saveAct(dossierId, null, new Date());
  }

  async endCharge(dossierId: number): Promise<void> {
    await this.dossierChargeRepository.deleteCharge(dossierId);
  }

  async findCharge(dossierId: number): Promise<DossierCharge | null> {
    return this.dossierChargeRepository.findCharge(dossierId);
  }

  /** Whether the operator acted on the dossier since a moment. */
  async hasActedSince(accountId: number, dossierId: number, since: Date): Promise<boolean> {
    const charge = await this.findCharge(dossierId);
    return charge !== null && charge.accountId === accountId && charge.acted >= since;
  }

  /** Takes an act back. @returns false when there was another since */
  async restoreCharge(
    dossierId: number,
    after: ChargeState | null,
    before: ChargeState | null,
  ): Promise<boolean> {
    if (after === null) return (await this.findCharge(dossierId)) === null;
    return this.dossierChargeRepository.restoreCharge(
      dossierId,
      new Date(after.acted),
      before && { acted: new Date(before.acted), accountId: before.accountId },
    );
  }

  /** Frees the dossiers whose operator has done nothing for the hours of the setting. @returns how many */
  async returnIdleDossiers(now = new Date()): Promise<number> {
    const before = getChargeCutoff(now, this.settingsService.getCurrentValue('operatorCharge'));
    let returned = 0;
    for (;;) {
      const ids = await this.dossierChargeRepository.listIdleIds(before, CHUNK_SIZE);
      for (const id of ids)
        if (await this.unitOfWork.run(() => this.returnDossier(id, before))) returned += 1;
      if (ids.length < CHUNK_SIZE) return returned;
    }
  }

  private async returnDossier(id: number, before: Date): Promise<boolean> {
    if (!(await this.dossierChargeRepository.deleteIdle(id, before))) return false;
    const dossier = await this.dossierRepository.findDossierOrNull(id);
    return dossier !== null && this.freeDossier(dossier, createDossierAct('charge-returned', null));
  }

  /** @returns false where it has no operator, or another than the one it was read with */
  private async freeDossier(dossier: Dossier, act: DossierAct | null): Promise<boolean> {
    const { id, operatorId } = dossier;
    if (operatorId === null) return false;
    const isFree = await this.dossierRepository.assignOperator(
      dossier,
      { operatorId: null, operatorName: null },
      act,
    );
    if (!isFree) return false;
    await this.auditLogService.appendAuditEntry({
      by: null,
      action: 'charge-returned',
      subject: { kind: 'dossier', id },
      details: { from: operatorId, to: null },
    });
    return true;
  }
}
