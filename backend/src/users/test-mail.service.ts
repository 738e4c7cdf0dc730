import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts/accounts.service.js';
import { UnitOfWork } from '../platform/database/index.js';
import { notFound } from '../platform/http/index.js';
import { MailQueue } from '../platform/mail/index.js';
import { ACCOUNT_NOT_FOUND } from './users.service.js';

/** Whether e-mails leave the portal: one to whoever asks, on the way of every other. */
@Injectable()
export class TestMailService {
  constructor(private readonly unitOfWork: UnitOfWork, private readonly accounts: AccountsService, private readonly mail: MailQueue) {}

  /** @returns the address */
  async send(id: number): Promise<string> {
    return this.unitOfWork.run(async (manager) => {
      const account = await this.accounts.find(id, manager);
      if (account === null) throw notFound(ACCOUNT_NOT_FOUND);
      await this.mail.add(manager, {
        to: account.email,
        template: { subject: 'Prova di invio', heading: 'L’invio funziona', paragraphs: ['Questo messaggio è stato chiesto dal portale per provare l’invio delle e-mail. Non occorre fare nulla.'] },
      });
      return account.email;
    });
  }
}
