import { Injectable } from '@nestjs/common';
import { UNTIL_ANSWER } from '@pratiche/domain/working-day';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { OfficeActService } from '../charge/office-act.service.js';
import { DossierRepository } from '../dossier.repository.js';
import { createDossierAct } from '../revision/dossier-act.factory.js';
import { UndoableActService } from '../undo/undoable-act.service.js';
import { PostponementLogService, type PostponementInput } from './postponement-log.service.js';

const CHANGED_MESSAGE = 'La pratica è cambiata nel frattempo: ricarica la pagina e riprova.';

/** Puts a dossier off, and takes it up again before its time. */
@Injectable()
export class PostponementService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly postponementLogService: PostponementLogService,
    private readonly officeActService: OfficeActService,
    private readonly undoableActService: UndoableActService,
    private readonly settingsService: SettingsService,
  ) {}

  /** @throws 409 where it cannot wait */
  async postponeDossier(
    caller: CurrentCaller,
    id: number,
    input: PostponementInput,
    seen: number | null,
  ): Promise<number> {
    return this.unitOfWork.run(async () => {
      const at = new Date();
      await this.dossierRepository.assertRevision(id, seen);
      const dossier = await this.dossierRepository.findDossierOrFail(id);
      const refusal = this.settingsService.rules.validatePostponable(dossier.status);
      if (refusal !== null) throw conflict(refusal, 'postponement-forbidden');
      const before = await this.undoableActService.readState(dossier);
      const isDone = await this.dossierRepository.updateIfUnchanged(
        dossier,
        {
          postponedUntil: input.until ?? UNTIL_ANSWER,
          postponement: await this.postponementLogService.recordPostponement(caller, id, input, at),
          workRank: 1,
        },
        createDossierAct('postponement', caller, { at }),
      );
      if (!isDone) throw conflict(CHANGED_MESSAGE);
      await this.officeActService.recordAct({
        by: caller,
        action: 'postponement',
        dossierId: id,
        details: { until: input.until },
      });
      await this.undoableActService.recordAct(caller, {
        act: 'postpone',
        dossierId: id,
        before,
        at,
      });
      return this.dossierRepository.findRevision(id);
    });
  }

  async resumeDossier(caller: CurrentCaller, id: number, seen: number | null): Promise<number> {
    return this.unitOfWork.run(async () => {
      await this.dossierRepository.assertRevision(id, seen);
      const dossier = await this.dossierRepository.findDossierOrFail(id);
      if (
        !(await this.dossierRepository.endPostponement(
          dossier.id,
          createDossierAct('postponement-ended', caller),
        ))
      )
        throw conflict('La pratica non è rimandata.', 'not-postponed');
      await this.postponementLogService.recordResumption(caller, id);
      await this.officeActService.recordAct({
        by: caller,
        action: 'postponement-ended',
        dossierId: id,
      });
      return this.dossierRepository.findRevision(id);
    });
  }
}
