import { Processor, WorkerHost } from '@nestjs/bullmq';
import { formatFieldNames } from '@pratiche/domain';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { NotificationDeliveryService } from '../../notifications/notification-delivery.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { WORKER_OPTIONS, type QueuedJob } from '../../platform/jobs/index.js';
import { DossierRepository } from '../dossier.repository.js';
import { DossierEditRepository } from '../history/dossier-edit.repository.js';
import { editedMail } from './mail/edited.mail.js';
import { OFFICE_EDIT_MAIL_JOB, type OfficeEditMailPayload } from './office-edit-log.service.js';

/** Mails the owner all edits that wait; safe to run twice. */
@Processor(OFFICE_EDIT_MAIL_JOB, WORKER_OPTIONS)
export class OfficeEditMailProcessor extends WorkerHost {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierEditRepository: DossierEditRepository,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
  ) {
    super();
  }

  async process({ data: { dossierId } }: QueuedJob<OfficeEditMailPayload>): Promise<void> {
    await this.unitOfWork.run(async () => {
      const edits = await this.dossierEditRepository.listUnmailedEdits(dossierId);
      const ids = edits.map(({ id }) => id);
      if (ids.length === 0) return;
      if ((await this.dossierEditRepository.markAsMailed(ids, new Date())) === 0) return;
      const dossier = await this.dossierRepository.findDossierOrNull(dossierId);
      if (dossier === null) return;
      const { accountId } = dossier;
      const { email } = await this.accountDirectoryService.findDirectoryEntry(accountId);
      const fields = [...new Set(edits.flatMap((edit) => edit.fields))];
      const reasons = [
        ...new Set(edits.flatMap(({ reason }) => (reason === null ? [] : [reason]))),
      ];
      await this.notificationDeliveryService.queueNotificationMail(
        { accountId, kind: 'edit' },
        { to: email, template: editedMail(dossier, formatFieldNames(fields), reasons) },
      );
    });
  }
}
