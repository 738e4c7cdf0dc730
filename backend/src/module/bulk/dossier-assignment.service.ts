import { Injectable } from '@nestjs/common';
import { formatAlreadyAssigned } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import { SettingsService } from '../../settings/settings.service.js';
import { DossierChargeService } from '../charge/dossier-charge.service.js';
import { DossierRepository } from '../dossier.repository.js';
import { createDossierAct } from '../revision/dossier-act.factory.js';
import { UndoableActService } from '../undo/undoable-act.service.js';

interface Assignment {
  /** `null` takes the dossier from everybody. */
  operatorId: number | null;
  name: string | null;
  /** A colleague's dossier stays theirs. */
  onlyFree: boolean;
}

/** Gives a dossier to an operator. */
@Injectable()
export class DossierAssignmentService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierChargeService: DossierChargeService,
    private readonly settingsService: SettingsService,
    private readonly undoableActService: UndoableActService,
  ) {}

  /** @throws 409 where the status has no operator, or another one has it */
  async assignDossier(
    caller: CurrentCaller,
    id: number,
    { operatorId, name, onlyFree }: Assignment,
    seen: number | null,
  ): Promise<number> {
    return this.unitOfWork.run(async () => {
      await this.dossierRepository.assertRevision(id, seen);
      const dossier = await this.dossierRepository.findDossierOrFail(id);
      if (dossier.operatorId === operatorId) return dossier.revision;
      const refusal = this.settingsService.rules.validateAssignment(dossier.status);
      if (refusal !== null) throw conflict(refusal, 'assignment-forbidden');
      if (onlyFree && dossier.operatorId !== null)
        throw conflict(formatAlreadyAssigned(dossier.operatorName), 'already-assigned');
      const before = await this.undoableActService.readState(dossier);
      const at = new Date();
      const isAssigned = await this.dossierRepository.assignOperator(
        dossier,
        { operatorId, operatorName: name },
        createDossierAct('assignment', caller, { at }),
      );
      if (!isAssigned)
        throw conflict('La pratica è cambiata nel frattempo: ricarica la pagina e riprova.');
      await this.dossierChargeService.recordAssignment(caller, dossier, operatorId);
      await this.undoableActService.recordAct(caller, {
        act: 'assign',
        dossierId: id,
        before,
        at,
      });
      return this.dossierRepository.findRevision(id);
    });
  }
}
