import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import {
  addDays,
  formatDay,
  REMINDER_DAYS,
  findDueReminder,
  getTodayInRome,
} from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { DossierRepository } from '../dossier.repository.js';
import { formatDossierName } from '../mail/dossier-name.util.js';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { NotificationDeliveryService } from '../../notifications/notification-delivery.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { DeadlineReminder } from './deadline-reminder.entity.js';
import { deadlineMail, formatDeadlineDistance } from './mail/deadline.mail.js';

/** Reminds owners of drafts whose last day to send comes near. */
@Injectable()
export class DeadlineRemindersService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** What day `day` has to tell. Each dossier is a transaction of its own: broken off and run again, the rest is told. */
  async sendRemindersDueOn(day: string, today = getTodayInRome()): Promise<void> {
    for (const id of await this.dossierRepository.listDraftIdsDueOn(
      REMINDER_DAYS.map((step) => addDays(day, step)),
    )) {
      await this.unitOfWork.run(async () => this.sendReminderIfDue(id, day, today));
    }
  }

  private async sendReminderIfDue(id: number, day: string, today: string): Promise<void> {
    const dossier = await this.dossierRepository.findDossierOrNull(id);
    const deadline = dossier?.deadlineDate ?? null;
    // Sent, deleted or given other dates since it was found.
    if (dossier?.ownerList !== 'DRAFT' || deadline === null) return;
    const told = await this.manager.findBy(DeadlineReminder, { dossierId: id });
    const reminder = findDueReminder(
      deadline,
      day,
      today,
      new Map(told.map((one) => [one.step, one.deadline])),
    );
    if (reminder === null) return;
    const { step, left } = reminder;
    await this.manager.save(DeadlineReminder, { dossierId: id, step, deadline, told: new Date() });
    const { email } = await this.accountDirectoryService.findDirectoryEntry(dossier.accountId);
    await this.notificationDeliveryService.deliverNotification(
      {
        kind: 'deadline',
        accountId: dossier.accountId,
        dossierId: id,
        title: `Pratica n. ${id}: ${formatDeadlineDistance(left)}`,
        text: `La ${formatDossierName(dossier)} è ancora in bozza: si può inviare fino al ${formatDay(deadline)}.`,
      },
      { to: email, template: deadlineMail({ dossier, deadline, left }) },
    );
  }
}
