import { Injectable } from '@nestjs/common';
import { getTodayInRome } from '@pratiche/domain';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { DossierChargeService } from '../charge/dossier-charge.service.js';
import { DossierRepository } from '../dossier.repository.js';
import { DossierPostponementRepository } from '../history/dossier-postponement.repository.js';
import { createDossierAct } from '../revision/dossier-act.factory.js';

const CHUNK_SIZE = 100;

/** Brings postponed dossiers back by themselves. */
@Injectable()
export class PostponementEndService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierPostponementRepository: DossierPostponementRepository,
    private readonly dossierChargeService: DossierChargeService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** In the transaction of what the fitter did: the dossier is to be looked at again. */
  async endByAnswer(dossierId: number): Promise<void> {
    await this.endPostponement(dossierId, 'answer');
  }

  /**
   * Lists leave a postponed dossier out by its day alone; this puts the order of work and the hours
   * of its operator right. @returns how many came back
   */
  async endDue(today = getTodayInRome()): Promise<number> {
    let ended = 0;
    for (;;) {
      const due = await this.dossierRepository.listPostponedUntil(today, CHUNK_SIZE);
      for (const { id, postponedUntil } of due)
        if (await this.unitOfWork.run(() => this.endPostponement(id, 'day', postponedUntil)))
          ended += 1;
      if (due.length < CHUNK_SIZE) return ended;
    }
  }

  private async endPostponement(
    id: number,
    ending: 'answer' | 'day',
    until?: string,
  ): Promise<boolean> {
    const act = createDossierAct('postponement-ended', null);
    if (!(await this.dossierRepository.endPostponement(id, act, until))) return false;
    await this.dossierPostponementRepository.endPostponements(id, { ending, endedBy: null });
    await this.auditLogService.appendAuditEntry({
      by: null,
      action: 'postponement-ended',
      subject: { kind: 'dossier', id },
    });
    await this.dossierChargeService.restartCharge(id);
    return true;
  }
}
