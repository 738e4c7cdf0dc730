import { Injectable } from '@nestjs/common';
import type { ReturnStatusCode, StatusCode } from '@pratiche/domain';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { DossierRepository } from '../dossier.repository.js';
import { UndoableActService } from '../undo/undoable-act.service.js';
import { DossierReturnService, type ReturnInput } from './dossier-return.service.js';
import { StatusPreconditionService } from './status-precondition.service.js';
import { StatusTransitionService, type TransitionRequest } from './status-transition.service.js';
import type { StatusChangedDto } from './dto/dossier-status.dto.js';

export interface DossierReturn extends ReturnInput {
  to: ReturnStatusCode;
}

/**
 * Status changes by the back office, with the preconditions of each. The executor runs their
 * effects.
 */
@Injectable()
export class DossierStatusService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierReturnService: DossierReturnService,
    private readonly statusPreconditionService: StatusPreconditionService,
    private readonly statusTransitionService: StatusTransitionService,
    private readonly undoableActService: UndoableActService,
  ) {}

  async advanceStatus(
    caller: CurrentCaller,
    id: number,
    to: string,
    seen: number | null,
  ): Promise<StatusChangedDto> {
    return this.unitOfWork.run(async () => {
      await this.dossierRepository.assertRevision(id, seen);
      const dossier = await this.dossierRepository.findDossierOrFail(id);
      const transition = this.statusPreconditionService.findAllowedTransition(dossier, to);
      if (transition.effects.reasonRequired === true)
        throw conflict(
          'Per questo stato serve un motivo: usa «Rifiuta» o «Richiedi correzioni».',
          'reason-required',
        );
      const at = new Date();
      const before = await this.undoableActService.readState(dossier);
      await this.applyOrFail(caller, { dossier, transition, at });
      await this.statusPreconditionService.assertMet(dossier, transition);
      const { undoneAs } = transition.effects;
      if (undoneAs !== undefined)
        await this.undoableActService.recordAct(caller, {
          act: undoneAs,
          dossierId: id,
          before,
          at,
        });
      return this.describeChange(id, transition.to);
    });
  }

  /** Back to the owner with a reason; the credits are given back in the same transaction. */
  async returnToOwner(
    caller: CurrentCaller,
    id: number,
    { to, ...input }: DossierReturn,
    seen: number | null,
  ): Promise<StatusChangedDto> {
    return this.unitOfWork.run(async () => {
      await this.dossierRepository.assertRevision(id, seen);
      const dossier = await this.dossierRepository.findDossierOrFail(id);
      const transition = this.statusPreconditionService.findAllowedTransition(dossier, to);
      const { returnPoints, ...prepared } = await this.dossierReturnService.prepareReturn(
        caller,
        dossier,
        input,
      );
      await this.applyOrFail(caller, {
        dossier,
        transition,
        ...prepared,
        columns: { returnPoints },
      });
      return this.describeChange(id, to);
    });
  }

  private async describeChange(id: number, to: StatusCode): Promise<StatusChangedDto> {
    return {
      ...this.statusPreconditionService.describeStatus(to),
      revision: await this.dossierRepository.findRevision(id),
    };
  }

  private async applyOrFail(
    caller: CurrentCaller,
    request: Omit<TransitionRequest, 'actor'>,
  ): Promise<void> {
    const actor = await this.statusTransitionService.findActor(caller);
    if (await this.statusTransitionService.applyTransition({ ...request, actor })) return;
    throw conflict(
      'La pratica è cambiata nel frattempo: ricarica la pagina e riprova.',
      'transition-forbidden',
    );
  }
}
