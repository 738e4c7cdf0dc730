import { Injectable } from '@nestjs/common';
import { MailQueueService } from '../../../platform/mail/index.js';
import { AccountsService } from '../../accounts.service.js';
import { newPapersMail } from '../mail/new-papers.mail.js';

/** Tells operators about papers that came after a refusal. */
@Injectable()
export class NewPapersNotificationService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly mailQueueService: MailQueueService,
  ) {}

  async notifyOperators(accountId: number): Promise<void> {
    const { businessName } = await this.accountsService.requireActiveAccount(accountId);
    const template = newPapersMail(accountId, businessName);
    for (const to of await this.accountsService.listOperatorEmails())
      await this.mailQueueService.enqueueMail({ to, template });
  }
}
