import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { MailQueueService } from '../../platform/mail/index.js';

/** Sends a test e-mail to the caller, by the same path as every other e-mail. */
@Injectable()
export class TestMailService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly mailQueueService: MailQueueService,
  ) {}

  /** @returns the address */
  async sendTestMail(id: number): Promise<string> {
    return this.unitOfWork.run(async () => {
      const { email } = await this.accountsService.requireActiveAccount(id);
      await this.mailQueueService.enqueueMail({
        to: email,
        template: {
          subject: 'Prova di invio',
          heading: 'L’invio funziona',
          paragraphs: [
            'È una prova di invio delle e-mail, chiesta da te nel portale. Non devi fare nulla.',
          ],
        },
      });
      return email;
    });
  }
}
