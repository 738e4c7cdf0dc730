import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { DossierDataChangedEvent } from '../dossier-data-changed.event.js';
import { SignedDocumentDeletedEvent } from '../documents/signed-document-deleted.event.js';
import { IN_TRANSACTION } from '../../platform/events/index.js';
import { SignatureEndService } from './signature-end.service.js';

/** A printed value that changes, or a document that is deleted, voids the signature. */
@Injectable()
export class SignatureVoidingListener {
  constructor(private readonly signatureEndService: SignatureEndService) {}

  @OnEvent(DossierDataChangedEvent.eventName, IN_TRANSACTION)
  async voidChangedPapers({ dossier, data }: DossierDataChangedEvent): Promise<void> {
    await this.signatureEndService.voidChangedPapers({ ...dossier, data });
  }

  @OnEvent(SignedDocumentDeletedEvent.eventName, IN_TRANSACTION)
  async voidDeletedDocument({ signatureId }: SignedDocumentDeletedEvent): Promise<void> {
    await this.signatureEndService.voidDeletedDocument(signatureId);
  }
}
