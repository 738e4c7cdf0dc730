import { Processor, WorkerHost } from '@nestjs/bullmq';
import { DossierRepository } from '../dossier.repository.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { WORKER_OPTIONS, type QueuedJob } from '../../platform/jobs/index.js';
import { MessageThreadRepository } from './threads/message-thread.repository.js';
import { MessageMailService } from './message-mail.service.js';
import {
  MESSAGES_MAIL_JOB,
  toSideColumns,
  type MessagesMailPayload,
} from './message-notification.service.js';

/** Sends a side one e-mail with all its unread messages; safe to run twice. */
@Processor(MESSAGES_MAIL_JOB, WORKER_OPTIONS)
export class MessagesMailProcessor extends WorkerHost {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly messageThreadRepository: MessageThreadRepository,
    private readonly messageMailService: MessageMailService,
  ) {
    super();
  }

  async process({ data: { dossierId, side } }: QueuedJob<MessagesMailPayload>): Promise<void> {
    await this.unitOfWork.run(async () => {
      const thread = await this.messageThreadRepository.lockThread(dossierId);
      const { mailDue, mailed, readId } = toSideColumns(side);
      const due = thread[mailDue];
      if (due === null || due.getTime() > Date.now()) return;
      const messages = await this.messageThreadRepository.listUnseenMessages(
        dossierId,
        side,
        thread[readId],
      );
      // Messages read meanwhile are not mailed, and the next one counts as the first.
      await this.messageThreadRepository.updateThread(
        dossierId,
        messages.length === 0 ? { [mailDue]: null } : { [mailDue]: null, [mailed]: new Date() },
      );
      const dossier =
        messages.length === 0 ? null : await this.dossierRepository.findDossierOrNull(dossierId);
      if (dossier === null) return;
      if (side === 'fitter') await this.messageMailService.mailOwner(dossier, messages);
      else await this.messageMailService.mailBackOffice(dossier, messages);
    });
  }
}
