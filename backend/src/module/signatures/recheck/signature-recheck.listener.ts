import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { SENT_STATUS } from '@pratiche/domain';
import { CompanyDataChangedEvent } from '../../../accounts/profile/company-data-changed.event.js';
import { IN_TRANSACTION } from '../../../platform/events/index.js';
import { OutboxService } from '../../../platform/jobs/index.js';
import { DossierTransitionEvent } from '../../dossier-transition.event.js';
import { RECHECK_JOB, type RecheckParams } from './signature-recheck.constants.js';
import { SignatureRecheckService } from './signature-recheck.service.js';

/**
 * A company that changes its data needs new signatures, or completes papers for its customers;
 * nothing is sent with an outdated one meanwhile.
 */
@Injectable()
export class SignatureRecheckListener {
  constructor(
    private readonly outboxService: OutboxService,
    private readonly signatureRecheckService: SignatureRecheckService,
  ) {}

  @OnEvent(CompanyDataChangedEvent.eventName, IN_TRANSACTION)
  async recheckCompany({ accountId }: CompanyDataChangedEvent): Promise<void> {
    const payload: RecheckParams = { accountId, announces: true };
    await this.outboxService.enqueueJob({ kind: RECHECK_JOB, payload });
  }

  @OnEvent(DossierTransitionEvent.eventName, IN_TRANSACTION)
  async refuseOutdatedPapers({ dossier, transition }: DossierTransitionEvent): Promise<void> {
    if (transition.to === SENT_STATUS) await this.signatureRecheckService.assertUnchanged(dossier);
  }
}
