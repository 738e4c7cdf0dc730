import { Injectable } from '@nestjs/common';
import { validateDocumentRequest } from '@pratiche/domain';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../../platform/database/index.js';
import { badRequest, conflict, notFound } from '../../platform/http/index.js';
import { DocumentCheckRepository } from '../document-checks/document-check.repository.js';
import { DocumentSetService } from '../documents/document-set.service.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import { DossierRepository } from '../dossier.repository.js';
import { createDossierAct } from '../revision/dossier-act.factory.js';
import { findAnswerFiles } from './document-requests/document-request.mapper.js';
import { DocumentRequestRepository } from './document-requests/document-request.repository.js';
import { MessageAppendService } from './message-append.service.js';

const REQUEST_NOT_FOUND_MESSAGE = 'Questa richiesta non esiste.';
const REQUEST_CLOSED_MESSAGE = 'La richiesta è già chiusa: ricarica la pagina.';
const STATUS_CHANGED_MESSAGE =
  'Lo stato della pratica è cambiato nel frattempo: ricarica la pagina.';

/** Documents that the back office requests again; each step is a message of the thread. */
@Injectable()
export class DocumentRequestsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly documentSetService: DocumentSetService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentRequestRepository: DocumentRequestRepository,
    private readonly messageAppendService: MessageAppendService,
    private readonly documentCheckRepository: DocumentCheckRepository,
  ) {}

  /** Requests one document again from the owner. The rest of the dossier stays as it was sent. */
  async requestDocument(
    caller: CurrentCaller,
    id: number,
    itemId: number,
    text: string,
  ): Promise<void> {
    await this.runWithOptimisticRetry(async () => {
      const dossier = await this.dossierRepository.findDossierOrFail(id);
      const refusal = validateDocumentRequest(dossier.status);
      if (refusal !== null) throw conflict(refusal, 'request-refused');
      if (
        !this.documentSetService
          .listRequestedDocuments(dossier.data)
          .some((document) => document.itemId === itemId)
      ) {
        throw badRequest(
          'Il documento indicato non è tra quelli richiesti dalla pratica.',
          'unknown-document',
          { errors: [{ field: 'itemId', message: 'Documento non previsto.' }] },
        );
      }
      // Locks the status: the dossier cannot be completed or returned in the meantime.
      const isLocked = await this.dossierRepository.updateIfStatusUnchanged(
        dossier,
        { updated: new Date() },
        createDossierAct('document-request', caller),
      );
      if (!isLocked) throw conflict(STATUS_CHANGED_MESSAGE);
      if ((await this.documentRequestRepository.findOpenRequestForItem(id, itemId)) !== null)
        throw conflict(
          'Questo documento è già stato richiesto: la richiesta è ancora aperta.',
          'already-requested',
        );
      const afterFileId = Math.max(
        0,
        ...(await this.dossierFileRepository.listByDossier(id)).map((file) => file.id),
      );
      const requestId = await this.documentRequestRepository.insertRequest({
        dossierId: id,
        itemId,
        afterFileId,
        askedBy: caller.id,
      });
      // A document that has to come again was not good.
      await this.documentCheckRepository.deleteCheck(id, itemId);
      await this.messageAppendService.appendMessage(caller, dossier, {
        kind: 'request',
        text,
        itemId,
        requestId,
      });
    });
  }

  async revokeDocumentRequest(caller: CurrentCaller, id: number, requestId: number): Promise<void> {
    await this.runWithOptimisticRetry(async () => {
      const dossier = await this.dossierRepository.findDossierOrFail(id);
      const request = await this.documentRequestRepository.findRequest(id, requestId);
      if (request === null) throw notFound(REQUEST_NOT_FOUND_MESSAGE);
      if (!(await this.documentRequestRepository.closeRequest(requestId, 'revoked', caller.id)))
        throw conflict(REQUEST_CLOSED_MESSAGE, 'request-closed');
      await this.dossierRepository.raiseRevision(
        id,
        createDossierAct('document-request-withdrawn', caller),
      );
      await this.messageAppendService.appendMessage(caller, dossier, {
        kind: 'revoke',
        text: '',
        itemId: request.itemId,
        requestId,
      });
    });
  }

  /** Closes a request for which the owner has uploaded files; they are frozen from then on. */
  async answerDocumentRequest(
    caller: CurrentCaller,
    id: number,
    requestId: number,
    text: string,
  ): Promise<void> {
    await this.runWithOptimisticRetry(async () => {
      const dossier = await this.dossierRepository.findOwnedDossier(caller, id);
      const request = await this.documentRequestRepository.findRequest(id, requestId);
      if (request === null) throw notFound(REQUEST_NOT_FOUND_MESSAGE);
      // Locked first, so that no file is added or deleted between the check and the closing.
      if (
        request.openItem === null ||
        !(await this.documentRequestRepository.lockOpenRequest(id, request.itemId))
      )
        throw conflict(REQUEST_CLOSED_MESSAGE, 'request-closed');
      if (findAnswerFiles(request, await this.dossierFileRepository.listByDossier(id)).length === 0)
        throw conflict('Carica prima il documento richiesto.', 'document-missing');
      if (!(await this.documentRequestRepository.closeRequest(requestId, 'answered', caller.id)))
        throw conflict(REQUEST_CLOSED_MESSAGE, 'request-closed');
      await this.dossierRepository.raiseRevision(
        id,
        createDossierAct('document-request-answered', caller),
      );
      await this.messageAppendService.appendMessage(caller, dossier, {
        kind: 'answer',
        text,
        itemId: request.itemId,
        requestId,
      });
    });
  }

  private async runWithOptimisticRetry(work: () => Promise<void>): Promise<void> {
    await retryOnOptimisticConflict(() => this.unitOfWork.run(work));
  }
}
