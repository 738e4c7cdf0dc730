import { Injectable } from '@nestjs/common';
import { OnEvent } from '@nestjs/event-emitter';
import { retryOnOptimisticConflict, UnitOfWork } from '../../platform/database/index.js';
import { IN_TRANSACTION } from '../../platform/events/index.js';
import { MailOutcomeEvent } from '../../platform/mail/index.js';
import { PaperSignatureRepository } from './paper-signature.repository.js';
import { SignatureLogService } from './signature-log.service.js';
import { CODE_RECEIPT } from './signatures.constants.js';
import { SERVER_ORIGIN } from './signing.types.js';

/** Writes down whether the mail server took the e-mail with the code. */
@Injectable()
export class CodeDeliveryListener {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly signatureLogService: SignatureLogService,
  ) {}

  @OnEvent(MailOutcomeEvent.eventName, IN_TRANSACTION)
  async noteDelivery({ receipt, jobId, outcome }: MailOutcomeEvent): Promise<void> {
    if (receipt.kind !== CODE_RECEIPT) return;
    await retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        const named = await this.paperSignatureRepository.findById(receipt.id);
        if (named === null) return;
        for (const row of await this.paperSignatureRepository.listPapersOfCode(named)) {
          const events = await this.paperSignatureRepository.listEvents(row.id);
          // A job that runs twice tells the same message twice.
          if (events.some(({ facts }) => facts['message'] === jobId)) continue;
          await this.signatureLogService.appendSteps(row, [
            {
              type: outcome === 'accepted' ? 'code-delivered' : 'code-bounced',
              facts: { message: jobId },
              origin: SERVER_ORIGIN,
            },
          ]);
        }
      }),
    );
  }
}
