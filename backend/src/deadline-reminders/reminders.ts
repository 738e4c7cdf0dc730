import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { addDays, formatDay, REMINDER_DAYS, reminderOf, todayInRome } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { DossierStore } from '../module/dossier-store.js';
import { dossierName } from '../module/mail/mail-dossier.js';
import { People } from '../module/people.js';
import { News } from '../notifications/news.js';
import { UnitOfWork } from '../platform/database/index.js';
import { DeadlineReminder } from './deadline-reminder.entity.js';
import { deadlineMail, deadlineWords } from './mail/deadline.js';

/** Reminds owners of drafts whose last day to send comes near. */
@Injectable()
export class DeadlineReminders {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossiers: DossierStore,
    private readonly people: People,
    private readonly news: News,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** What day `day` has to tell. Each dossier is a transaction of its own: broken off and run again, the rest is told. */
  async tell(day: string, today = todayInRome()): Promise<void> {
    for (const id of await this.dossiers.draftsDue(
      REMINDER_DAYS.map((step) => addDays(day, step)),
    )) {
      await this.unitOfWork.run(async () => this.tellOne(id, day, today));
    }
  }

  private async tellOne(id: number, day: string, today: string): Promise<void> {
    const dossier = await this.dossiers.findExisting(id);
    const deadline = dossier?.deadlineDate ?? null;
    // Sent, deleted or given other dates since it was found.
    if (dossier?.ownerList !== 'DRAFT' || deadline === null) return;
    const told = await this.manager.findBy(DeadlineReminder, { dossierId: id });
    const reminder = reminderOf(
      deadline,
      day,
      today,
      new Map(told.map((one) => [one.step, one.deadline])),
    );
    if (reminder === null) return;
    const { step, left } = reminder;
    await this.manager.save(DeadlineReminder, { dossierId: id, step, deadline, told: new Date() });
    const { email } = await this.people.get(dossier.accountId);
    await this.news.tell(
      {
        kind: 'deadline',
        accountId: dossier.accountId,
        dossierId: id,
        title: `Pratica n. ${id}: ${deadlineWords(left)}`,
        text: `La ${dossierName(dossier)} è ancora in bozza: si può inviare fino al ${formatDay(deadline)}.`,
      },
      { to: email, template: deadlineMail({ dossier, deadline, left }) },
    );
  }
}
