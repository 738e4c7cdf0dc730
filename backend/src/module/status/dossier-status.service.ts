import { Injectable } from '@nestjs/common';
import {
  findTransition,
  type ReturnStatusCode,
  type StatusCode,
  type Transition,
} from '@pratiche/domain';
import type { AllRules } from '@pratiche/domain/all-rules';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { DossierRepository } from '../dossier.repository.js';
import { toStatusDto } from '../dossier.mapper.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { SettingsService } from '../../settings/settings.service.js';
import { UndoableActService } from '../undo/undoable-act.service.js';
import { DossierReturnService, type ReturnInput } from './dossier-return.service.js';
import { StatusPreconditionService } from './status-precondition.service.js';
import { StatusTransitionService, type TransitionRequest } from './status-transition.service.js';
import type { DossierStatusDto } from './dto/dossier-status.dto.js';

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
    private readonly settingsService: SettingsService,
    private readonly undoableActService: UndoableActService,
  ) {}

  async advanceStatus(caller: CurrentCaller, id: number, to: string): Promise<DossierStatusDto> {
    return this.unitOfWork.run(async () => {
      const dossier = await this.dossierRepository.findDossierOrFail(id);
      const transition = findAllowedTransition(dossier, to, this.settingsService.rules);
      if (transition.effects.reasonRequired === true)
        throw conflict(
          'Per questo stato occorre indicare un motivo: usare «Rifiuta» o «Richiedi correzioni».',
          'reason-required',
        );
      const at = new Date();
      const before = await this.undoableActService.readState(dossier);
      await this.applyOrFail(caller, { dossier, transition, at });
      await this.statusPreconditionService.assertMet(dossier, transition);
      if (transition.effects.isUndoable)
        await this.undoableActService.recordAct(caller, {
          act: 'accept',
          dossierId: id,
          before,
          at,
        });
      return toStatusDto(transition.to, this.settingsService.rules);
    });
  }

  /** Back to the owner with a reason; the credits are given back in the same transaction. */
  async returnToOwner(
    caller: CurrentCaller,
    id: number,
    { to, ...input }: DossierReturn,
  ): Promise<DossierStatusDto> {
    return this.unitOfWork.run(async () => {
      const dossier = await this.dossierRepository.findDossierOrFail(id);
      const transition = findAllowedTransition(dossier, to, this.settingsService.rules);
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
      return toStatusDto(to, this.settingsService.rules);
    });
  }

  private async applyOrFail(
    caller: CurrentCaller,
    request: Omit<TransitionRequest, 'actor'>,
  ): Promise<void> {
    const actor = await this.statusTransitionService.findActor(caller);
    if (await this.statusTransitionService.applyTransition({ ...request, actor })) return;
    throw conflict(
      'La pratica è cambiata nel frattempo: ricaricare la pagina e riprovare.',
      'transition-forbidden',
    );
  }
}

function findAllowedTransition(
  dossier: Dossier,
  to: string,
  { validateTransition }: AllRules,
): Transition {
  const refusal = validateTransition(dossier.status, to, 'admin');
  const transition =
    refusal === null ? findTransition(dossier.status, to as StatusCode, 'admin') : undefined;
  if (transition === undefined) throw conflict(refusal ?? '', 'transition-forbidden');
  return transition;
}
