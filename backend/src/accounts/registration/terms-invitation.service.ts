import { Injectable } from '@nestjs/common';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import type { Account } from '../accounts.service.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { TERMS_DAYS, termsInvitationMail } from './mail/terms-invitation.mail.js';

const MAX_VALID_LINKS = 5;

/** Links to complete an account the back office created. */
@Injectable()
export class TermsInvitationService {
  constructor(
    private readonly accountTokensService: AccountTokensService,
    private readonly mailQueueService: MailQueueService,
  ) {}

  /**
   * `max` limits the e-mails that strangers can trigger; the back office may always send another.
   */
  async sendTermsInvitation(
    account: Pick<Account, 'id' | 'email' | 'role' | 'businessName'>,
    max = MAX_VALID_LINKS,
  ): Promise<void> {
    if ((await this.accountTokensService.countValidTokens(account.id, 'terms')) >= max) return;
    const token = await this.accountTokensService.issueAccountToken(
      account.id,
      'terms',
      TERMS_DAYS,
    );
    await this.mailQueueService.enqueueMail({
      to: account.email,
      template: termsInvitationMail({
        accountId: account.id,
        email: account.email,
        role: account.role,
        businessName: account.businessName,
        token,
      }),
    });
  }
}
