import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { IN_TRANSACTION } from '../../../platform/events/index.js';
import { DossierFileRepository } from '../../documents/dossier-file.repository.js';
import { DossierTransitionEvent } from '../../dossier-transition.event.js';
import { findAnswerFiles } from './document-request.mapper.js';
import { DocumentRequestRepository } from './document-request.repository.js';
import { MessageThreadRepository } from '../threads/message-thread.repository.js';

/** Closes open requests when a returned dossier is sent again with the requested files. */
@Injectable()
export class DocumentRequestSettlementListener {
  constructor(
    private readonly documentRequestRepository: DocumentRequestRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly messageThreadRepository: MessageThreadRepository,
  ) {}

  @OnEvent(DossierTransitionEvent.eventName, IN_TRANSACTION)
  async settleOpenRequests({ dossier, effects, actor }: DossierTransitionEvent): Promise<void> {
    // Documents are requested of what was sent before.
    if (effects.settlesRequests !== true || dossier.sent === null) return;
    const dossierId = dossier.id;
    const open = await this.documentRequestRepository.listOpenRequests(dossierId);
    if (open.length === 0) return;
    const files = await this.dossierFileRepository.listByDossier(dossierId);
    const answered = open.filter((request) => findAnswerFiles(request, files).length > 0);
    for (const { id } of answered)
      await this.documentRequestRepository.closeRequest(
        id,
        'answered',
        actor.caller?.id ?? dossier.accountId,
      );
    await this.messageThreadRepository.updateThread(dossierId, {
      openRequests: open.length - answered.length,
    });
  }
}
