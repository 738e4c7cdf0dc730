import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { SENT_STATUS } from '@pratiche/domain';
import { CompanyDataChangedEvent } from '../../accounts/profile/company-data-changed.event.js';
import { DossierDataChangedEvent } from '../dossier-data-changed.event.js';
import { DossierTransitionEvent } from '../dossier-transition.event.js';
import { SignedDocumentDeletedEvent } from '../documents/signed-document-deleted.event.js';
import { IN_TRANSACTION } from '../../platform/events/index.js';
import { OutboxService } from '../../platform/jobs/index.js';
import { RECHECK_JOB, type RecheckParams } from './recheck/signature-recheck.constants.js';
import { SignatureEndService } from './signature-end.service.js';

/**
 * A printed value that changes, or a document that is deleted, voids the signature. A company that
 * changes its data needs new signatures, or completes papers for its customers; nothing is sent with
 * an outdated one meanwhile.
 */
@Injectable()
export class SignatureVoidingListener {
  constructor(
    private readonly signatureEndService: SignatureEndService,
    private readonly outboxService: OutboxService,
  ) {}

  @OnEvent(DossierDataChangedEvent.eventName, IN_TRANSACTION)
  async voidChangedPapers({ dossier, data }: DossierDataChangedEvent): Promise<void> {
    await this.signatureEndService.voidChangedPapers({ ...dossier, data });
  }

  @OnEvent(SignedDocumentDeletedEvent.eventName, IN_TRANSACTION)
  async voidDeletedDocument({ signatureId }: SignedDocumentDeletedEvent): Promise<void> {
    await this.signatureEndService.voidDeletedDocument(signatureId);
  }

  @OnEvent(CompanyDataChangedEvent.eventName, IN_TRANSACTION)
  async recheckCompany({ accountId }: CompanyDataChangedEvent): Promise<void> {
    const payload: RecheckParams = { accountId, announces: true };
    await this.outboxService.enqueueJob({ kind: RECHECK_JOB, payload });
  }

  @OnEvent(DossierTransitionEvent.eventName, IN_TRANSACTION)
  async refuseOutdatedPapers({ dossier, transition }: DossierTransitionEvent): Promise<void> {
    if (transition.to === SENT_STATUS) await this.signatureEndService.assertUnchanged(dossier);
  }
}
