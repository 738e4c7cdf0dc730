import { Injectable } from '@nestjs/common';
import { DossierFileRepository } from '../../documents/dossier-file.repository.js';
import { findAnswerFiles } from './document-request.mapper.js';
import { DocumentRequestRepository } from './document-request.repository.js';
import { MessageThreadRepository } from '../threads/message-thread.repository.js';

/** Closes open requests when a returned dossier is sent again with the requested files. */
@Injectable()
export class DocumentRequestSettlementService {
  constructor(
    private readonly documentRequestRepository: DocumentRequestRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly messageThreadRepository: MessageThreadRepository,
  ) {}

  async settleRequestsOnSending(dossierId: number, senderId: number): Promise<void> {
    const open = await this.documentRequestRepository.listOpenRequests(dossierId);
    if (open.length === 0) return;
    const files = await this.dossierFileRepository.listByDossier(dossierId);
    const answered = open.filter((request) => findAnswerFiles(request, files).length > 0);
    for (const { id } of answered)
      await this.documentRequestRepository.closeRequest(id, 'answered', senderId);
    await this.messageThreadRepository.updateThread(dossierId, {
      openRequests: open.length - answered.length,
    });
  }
}
