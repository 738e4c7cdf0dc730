import { Injectable } from '@nestjs/common';
import { statusOf, type StatusCode } from '@pratiche/domain';
import { News } from '../notifications/news.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import type { MailTemplate } from '../platform/mail/index.js';
import type { Dossier } from './entities/dossier.entity.js';
import { completedMail } from './mail/completed.js';
import { dossierName } from './mail/mail-dossier.js';
import { returnedMail } from './mail/returned.js';
import { sentMail } from './mail/sent.js';

interface Returned {
  to: 'REJECTED' | 'WAITING';
  reason: string;
  hasAttachment: boolean;
}

/** Tells the owner of a dossier what happened to it: behind the bell and by e-mail, both with the business transaction. */
@Injectable()
export class OwnerNews {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly news: News,
  ) {}

  async sent(dossier: Dossier, email: string): Promise<void> {
    await this.tell(
      dossier,
      email,
      sentMail(dossier),
      `La ${dossierName(dossier)} è stata inviata.`,
    );
  }

  async returned(dossier: Dossier, email: string, news: Returned): Promise<void> {
    await this.tell(
      dossier,
      email,
      returnedMail({ dossier, ...news }),
      `La ${dossierName(dossier)} è tornata tra le bozze. Motivo: ${news.reason}`,
    );
  }

  async completed(dossier: Dossier, email: string): Promise<void> {
    await this.tell(
      dossier,
      email,
      completedMail(dossier),
      `La ${dossierName(dossier)} è completata.`,
    );
  }

  /** A step that asks nothing of the owner and is followed by others: behind the bell only. */
  async advanced(dossier: Dossier, to: StatusCode): Promise<void> {
    const { id, accountId } = dossier;
    await this.notifications.add({
      kind: 'status',
      accountId,
      dossierId: id,
      title: `Pratica n. ${id}: ${statusOf(to).name.toLowerCase().replace('enea', 'ENEA')}`,
      text: `La ${dossierName(dossier)} è passata allo stato «${statusOf(to).name}».`,
    });
  }

  private async tell(
    dossier: Dossier,
    email: string,
    template: MailTemplate,
    text: string,
  ): Promise<void> {
    await this.news.tell(
      {
        kind: 'status',
        accountId: dossier.accountId,
        title: template.subject,
        text,
        dossierId: dossier.id,
      },
      { to: email, template },
    );
  }
}
