import { Processor, WorkerHost } from '@nestjs/bullmq';
import {
  getTodayInRome,
  addDays,
  formatDay,
  REMINDER_DAYS,
  findDueReminder,
} from '@pratiche/domain';
import { WORKER_OPTIONS, type QueuedJob } from '../../platform/jobs/index.js';
import { Scheduled, type ScheduledRun } from '../../platform/schedule/index.js';
import { DossierRepository } from '../dossier.repository.js';
import { describeDossierNews } from '../mail/dossier-name.util.js';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { NotificationDeliveryService } from '../../notifications/notification-delivery.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { DeadlineRepository } from './deadline.repository.js';
import { deadlineMail, formatDeadlineDistance } from './mail/deadline.mail.js';

const DEADLINE_REMINDERS = 'deadline-reminders';

/** Every morning; after a standstill once for each day missed, so that no step is passed over. */
@Processor(DEADLINE_REMINDERS, WORKER_OPTIONS)
@Scheduled({ dailyAt: 7 })
export class DeadlineRemindersProcessor extends WorkerHost {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
    private readonly deadlineRepository: DeadlineRepository,
  ) {
    super();
  }

  async process({ data: { due } }: QueuedJob<ScheduledRun>): Promise<void> {
    await this.sendRemindersDueOn(getTodayInRome(new Date(due)));
  }

  /** Sends the reminders of a day, one transaction per dossier: a repeated run sends only what is missing. */
  private async sendRemindersDueOn(day: string, today = getTodayInRome()): Promise<void> {
    for (const id of await this.dossierRepository.listDraftIdsDueOn(
      REMINDER_DAYS.map((step) => addDays(day, step)),
    )) {
      await this.unitOfWork.run(async () => this.sendReminderIfDue(id, day, today));
    }
  }

  private async sendReminderIfDue(id: number, day: string, today: string): Promise<void> {
    const dossier = await this.dossierRepository.findDossierOrNull(id);
    const deadline = dossier?.deadlineDate ?? null;
    // The dossier may have been sent, deleted or given other dates since the query.
    if (dossier?.ownerList !== 'DRAFT' || deadline === null) return;
    const reminder = findDueReminder(
      deadline,
      day,
      today,
      await this.deadlineRepository.findRemindedDeadlines(id),
    );
    if (reminder === null) return;
    const { step, left } = reminder;
    await this.deadlineRepository.saveReminder({
      dossierId: id,
      step,
      deadline,
      told: new Date(),
    });
    const { email } = await this.accountDirectoryService.findDirectoryEntry(dossier.accountId);
    await this.notificationDeliveryService.deliverNotification(
      {
        kind: 'deadline',
        accountId: dossier.accountId,
        dossierId: id,
        title: `Pratica n. ${id}: ${formatDeadlineDistance(left)}`,
        text: describeDossierNews(
          dossier,
          `È ancora in bozza: puoi inviarla fino al ${formatDay(deadline)}.`,
        ),
      },
      { to: email, template: deadlineMail({ dossier, deadline, left }) },
    );
  }
}
