import { Injectable } from '@nestjs/common';
import {
  getTodayInRome,
  type Postponement,
  validatePostponementDay,
  UNTIL_ANSWER,
} from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { badRequest, conflict } from '../../platform/http/index.js';
import type { BulkResultDto } from '../bulk-result/dto/bulk-result.dto.js';
import { BulkRunnerService } from '../bulk-result/bulk-runner.service.js';
import type { BulkRequest } from '../bulk-result/seen-revisions.util.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { OfficeActService } from '../charge/office-act.service.js';
import { DossierRepository } from '../dossier.repository.js';
import { createDossierAct } from '../revision/dossier-act.factory.js';
import { UndoableActService } from '../undo/undoable-act.service.js';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { DossierPostponementRepository } from '../history/dossier-postponement.repository.js';

const CHANGED_MESSAGE = 'La pratica è cambiata nel frattempo: ricarica la pagina e riprova.';

interface PostponementInput {
  /** `null`: until the fitter answers. */
  until: string | null;
  note: string | null;
}

/** Puts dossiers off, each apart, and takes them up again before their time. */
@Injectable()
export class PostponementService {
  constructor(
    private readonly bulkRunnerService: BulkRunnerService,
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly officeActService: OfficeActService,
    private readonly undoableActService: UndoableActService,
    private readonly settingsService: SettingsService,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly dossierPostponementRepository: DossierPostponementRepository,
  ) {}

  /** @throws 400 for a day that cannot be chosen, before anything is done */
  async postponeDossiers(
    caller: CurrentCaller,
    request: BulkRequest,
    input: PostponementInput,
  ): Promise<BulkResultDto> {
    const refusal = validatePostponementDay(input.until, getTodayInRome());
    if (refusal !== null)
      throw badRequest(refusal, 'invalid-data', { errors: [{ field: 'until', message: refusal }] });
    return this.bulkRunnerService.runForEachDossier(request, (id, seen) =>
      this.postponeDossier(caller, id, input, seen),
    );
  }

  resumeDossiers(caller: CurrentCaller, request: BulkRequest): Promise<BulkResultDto> {
    return this.bulkRunnerService.runForEachDossier(request, (id, seen) =>
      this.resumeDossier(caller, id, seen),
    );
  }

  /** @throws 409 where it cannot wait */
  private async postponeDossier(
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
          postponement: await this.recordPostponement(caller, id, input, at),
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

  private async resumeDossier(
    caller: CurrentCaller,
    id: number,
    seen: number | null,
  ): Promise<number> {
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
      await this.recordResumption(caller, id);
      await this.officeActService.recordAct({
        by: caller,
        action: 'postponement-ended',
        dossierId: id,
      });
      return this.dossierRepository.findRevision(id);
    });
  }

  /** In the transaction of the act. @returns what the dossier itself keeps of it */
  private async recordPostponement(
    caller: CurrentCaller,
    dossierId: number,
    { until, note }: PostponementInput,
    at: Date,
  ): Promise<Postponement> {
    const { name: who } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
    await this.dossierPostponementRepository.insertPostponement({
      dossierId,
      accountId: caller.id,
      who,
      until: until ?? UNTIL_ANSWER,
      note,
      at,
    });
    return { accountId: caller.id, who, at: at.toISOString(), note };
  }

  /** In the transaction in which an operator takes the dossier up again. */
  private async recordResumption(caller: CurrentCaller, dossierId: number): Promise<void> {
    const { name } = await this.accountDirectoryService.findDirectoryEntry(caller.id);
    await this.dossierPostponementRepository.endPostponements(dossierId, {
      ending: 'resumed',
      endedBy: name,
    });
  }
}
