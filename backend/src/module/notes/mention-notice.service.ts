import { Injectable } from '@nestjs/common';
import type { Colleague } from '@pratiche/domain';
import { accountDisplayName } from '../../accounts/account-directory.service.js';
import { AccountsService } from '../../accounts/accounts.service.js';
import { NotificationDeliveryService } from '../../notifications/notification-delivery.service.js';
import type { Dossier } from '../dossier.repository.js';
import { describeDossierNews } from '../mail/dossier-name.util.js';
import { mentionMail } from './mail/mention.mail.js';

interface ReachableColleague extends Colleague {
  email: string;
}

/** Tells operators that a note calls them. The note itself stays in the dossier, where it can be withdrawn. */
@Injectable()
export class MentionNoticeService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
  ) {}

  /** Operators who can work now. */
  async listColleagues(): Promise<ReachableColleague[]> {
    return (await this.accountsService.listBackOfficeAccounts()).map((account) => ({
      id: account.id,
      name: accountDisplayName(account),
      email: account.email,
    }));
  }

  /** Nobody is told of their own note. */
  async notifyColleagues(
    dossier: Dossier,
    author: Colleague,
    called: readonly ReachableColleague[],
  ): Promise<void> {
    for (const { id, email } of called.filter((colleague) => colleague.id !== author.id))
      await this.notificationDeliveryService.deliverNotification(
        {
          kind: 'mention',
          accountId: id,
          title: `Pratica n. ${dossier.id}: una nota per te`,
          text: describeDossierNews(dossier, `${author.name} ti chiama in una nota interna.`),
          dossierId: dossier.id,
        },
        { to: email, template: mentionMail(dossier, author.name) },
      );
  }
}
