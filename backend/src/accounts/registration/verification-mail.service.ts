import { Injectable } from '@nestjs/common';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { confirmRegistrationMail, VERIFICATION_DAYS } from './mail/confirm-registration.mail.js';

interface UnconfirmedAccount {
  id: number;
  email: string;
  businessName: string | null;
  created: Date;
}

/**
 * Limits the unused confirmation links of an address, so that strangers cannot flood its mailbox.
 */
const MAX_VALID_LINKS = 5;

@Injectable()
export class VerificationMailService {
  constructor(
    private readonly accountTokensService: AccountTokensService,
    private readonly mailQueueService: MailQueueService,
  ) {}

  async sendVerificationMail({
    id,
    email,
    businessName,
    created,
  }: UnconfirmedAccount): Promise<void> {
    if ((await this.accountTokensService.countValidTokens(id, 'verify-email')) >= MAX_VALID_LINKS)
      return;
    const token = await this.accountTokensService.issueAccountToken(
      id,
      'verify-email',
      VERIFICATION_DAYS,
    );
    await this.mailQueueService.enqueueMail({
      to: email,
      template: confirmRegistrationMail({ token, businessName, created }),
    });
  }
}
