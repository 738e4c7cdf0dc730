import { Injectable } from '@nestjs/common';
import {
  type DifferenceConfirmation,
  type OpenPoints,
  type FilingDifference,
  type ReturnStatusCode,
  type StatusCode,
  countUnseenDoubts,
  describeOpenPoints,
  findTransition,
  STATUS_CODES,
  validateAcceptedRequests,
  validateNoOpenRequests,
  type Transition,
} from '@pratiche/domain';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { DossierRepository } from '../dossier.repository.js';
import { UndoableActService } from '../undo/undoable-act.service.js';
import { DossierReturnService, type ReturnInput } from './dossier-return.service.js';
import { StatusTransitionService, type TransitionRequest } from './status-transition.service.js';
import type { StatusChangedDto } from './dto/dossier-status.dto.js';
import { DossierFilingService } from '../documents/dossier-filing.service.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { MessageThreadRepository } from '../messages/threads/message-thread.repository.js';
import { toStatusDto } from '../dossier.mapper.js';
import { FilingConfirmationService } from '../enea-reading/filing-confirmation.service.js';
import { SettingsService } from '../../settings/settings.service.js';

/** What the operator was asked before a step. */
export interface StepConfirmation {
  confirmations?: readonly DifferenceConfirmation[] | undefined;
  isOpenConfirmed?: boolean | undefined;
}

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
    private readonly statusTransitionService: StatusTransitionService,
    private readonly undoableActService: UndoableActService,
    private readonly dossierFilingService: DossierFilingService,
    private readonly settingsService: SettingsService,
    private readonly filingConfirmationService: FilingConfirmationService,
    private readonly messageThreadRepository: MessageThreadRepository,
  ) {}

  async advanceStatus(
    caller: CurrentCaller,
    id: number,
    to: string,
    seen: number | null,
    { confirmations, isOpenConfirmed }: StepConfirmation = {},
  ): Promise<StatusChangedDto> {
    const differences = await this.listDifferences(caller, id, to);
    return this.unitOfWork.run(async () => {
      await this.dossierRepository.assertRevision(id, seen);
      const dossier = await this.dossierRepository.findDossierOrFail(id);
      const transition = this.findAllowedTransition(dossier, to);
      if (transition.effects.reasonRequired === true)
        throw conflict(
          'Per questo stato serve un motivo: usa «Rifiuta» o «Richiedi correzioni».',
          'reason-required',
        );
      const at = new Date();
      const before = await this.undoableActService.readState(dossier);
      const openPoints = await this.describeOpenPoints(dossier, transition.to);
      await this.applyOrFail(caller, { dossier, transition, at, openPoints });
      await this.assertPreconditionsMet(dossier, transition, isOpenConfirmed);
      await this.filingConfirmationService.confirmDifferences(caller, dossier, transition.to, {
        differences,
        confirmations,
      });
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
      const transition = this.findAllowedTransition(dossier, to);
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

  /** Differences of the files that the step waits for; none of a step that is not allowed, which is refused anyway. */
  private async listDifferences(
    caller: CurrentCaller,
    id: number,
    to: string,
  ): Promise<FilingDifference[]> {
    if (!isFileAwaited(to)) return [];
    const { status } = await this.dossierRepository.findDossierOrFail(id);
    const transition = findTransition(status, to as StatusCode, 'admin');
    return transition === undefined
      ? []
      : this.filingConfirmationService.listDifferences(caller, id, transition);
  }

  private async describeOpenPoints(dossier: Dossier, to: StatusCode): Promise<string | null> {
    if (to !== 'ACCEPTED') return null;
    const { requests, messages } = await this.countThread(dossier.id);
    return describeOpenPoints(to, { doubts: countUnseenDoubts(dossier), requests, messages });
  }

  private async countThread(dossierId: number): Promise<Omit<OpenPoints, 'doubts'>> {
    const thread = await this.messageThreadRepository.findThread(dossierId);
    return { requests: thread?.openRequests ?? 0, messages: thread?.officeUnread ?? 0 };
  }

  private async describeChange(id: number, to: StatusCode): Promise<StatusChangedDto> {
    return {
      ...toStatusDto(to, this.settingsService.rules),
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

  /** The back office's transition to a status. @throws 409 when the status does not allow it */
  private findAllowedTransition(dossier: Dossier, to: string): Transition {
    const refusal = this.settingsService.rules.validateTransition(dossier.status, to, 'admin');
    const transition =
      refusal === null ? findTransition(dossier.status, to as StatusCode, 'admin') : undefined;
    if (transition === undefined) throw conflict(refusal ?? '', 'transition-forbidden');
    return transition;
  }

  /**
   * Called with the row locked: who takes a file away or asks for a document has to wait, and then
   * finds another status.
   * @throws 409 when something is missing
   */
  private async assertPreconditionsMet(
    dossier: Dossier,
    transition: Transition,
    isOpenConfirmed: boolean | undefined,
  ): Promise<void> {
    const { to, effects } = transition;
    await this.dossierFilingService.assertFilingDocuments(dossier, transition);
    if (effects.holdsCpids === true) await this.dossierFilingService.holdCpids(dossier.id);
    const lacking = this.settingsService.rules.validateTransitionData(dossier.data, transition);
    if (lacking !== null) throw conflict(lacking, 'data-missing');
    const { requests } = await this.countThread(dossier.id);
    const waiting =
      validateNoOpenRequests(to, requests) ??
      validateAcceptedRequests(to, requests, isOpenConfirmed);
    if (waiting !== null) throw conflict(waiting, 'request-open');
  }
}

/** Tells a status that is reached with a file of the back office. */
const isFileAwaited = (to: string): boolean =>
  STATUS_CODES.some(
    (from) =>
      findTransition(from, to as StatusCode, 'admin')?.effects.requiresDocument !== undefined,
  );
