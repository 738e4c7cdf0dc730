import { Injectable } from '@nestjs/common';
import {
  findTransition,
  validateNoOpenRequests,
  type ReturnStatusCode,
  type StatusCode,
  type Transition,
  type Rules,
} from '@pratiche/domain';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import type { ReceivedFile } from '../../platform/files/upload-intake.service.js';
import { DocumentRequestRepository } from '../messages/document-requests/document-request.repository.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { DossierRepository } from '../dossier.repository.js';
import { toStatusDto } from '../dossier.mapper.js';
import type { Dossier } from '../entities/dossier.entity.js';
import { SettingsService } from '../../settings/settings.service.js';
import { StatusTransitionService, type TransitionRequest } from './status-transition.service.js';
import type { DossierStatusDto } from './dto/dossier-status.dto.js';

export interface DossierReturn {
  to: ReturnStatusCode;
  reason: string;
  attachment: ReceivedFile | null;
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
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentRequestRepository: DocumentRequestRepository,
    private readonly statusTransitionService: StatusTransitionService,
    private readonly settingsService: SettingsService,
  ) {}

  async advanceStatus(caller: CurrentCaller, id: number, to: string): Promise<DossierStatusDto> {
    return this.unitOfWork.run(async () => {
      const dossier = await this.dossierRepository.findDossierOrFail(id);
      const transition = findAllowedTransition(dossier, to, this.settingsService.rules);
      const { reasonRequired, requiresDocument } = transition.effects;
      if (reasonRequired === true)
        throw conflict(
          'Per questo stato occorre indicare un motivo: usare «Rifiuta» o «Richiedi correzioni».',
          'reason-required',
        );
      if (
        requiresDocument !== undefined &&
        !(await this.dossierFileRepository.existsWithPurpose(id, requiresDocument))
      ) {
        throw conflict(
          this.settingsService.rules.formatMissingDocumentMessage(requiresDocument, transition.to),
          'document-missing',
        );
      }
      await this.applyOrFail(caller, { dossier, transition });
      // Counted with the row locked: a concurrent document request has to wait, and then finds
      // another status.
      const waiting = validateNoOpenRequests(
        transition.to,
        await this.documentRequestRepository.countOpenRequests(id),
      );
      if (waiting !== null) throw conflict(waiting, 'request-open');
      return toStatusDto(transition.to, this.settingsService.rules);
    });
  }

  /** Back to the owner with a reason; the credits are given back in the same transaction. */
  async returnToOwner(
    caller: CurrentCaller,
    id: number,
    { to, reason, attachment }: DossierReturn,
  ): Promise<DossierStatusDto> {
    return this.unitOfWork.run(async () => {
      const dossier = await this.dossierRepository.findDossierOrFail(id);
      const transition = findAllowedTransition(dossier, to, this.settingsService.rules);
      await this.applyOrFail(caller, {
        dossier,
        transition,
        reason,
        ...(attachment === null
          ? {}
          : { saveAttachment: () => this.saveAttachment(caller, id, attachment) }),
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
      'Lo stato della pratica è cambiato nel frattempo: ricaricare la pagina.',
      'transition-forbidden',
    );
  }

  private async saveAttachment(
    caller: CurrentCaller,
    dossierId: number,
    file: ReceivedFile,
  ): Promise<number> {
    const kept = await this.dossierFileRepository.insertWithFreeName({
      ...file,
      dossierId,
      purpose: 'rejection',
      itemId: null,
      uploadedBy: caller.id,
    });
    return kept.id;
  }
}

function findAllowedTransition(
  dossier: Dossier,
  to: string,
  { validateTransition }: Rules,
): Transition {
  const refusal = validateTransition(dossier.status, to, 'admin');
  const transition =
    refusal === null ? findTransition(dossier.status, to as StatusCode, 'admin') : undefined;
  if (transition === undefined) throw conflict(refusal ?? '', 'transition-forbidden');
  return transition;
}
