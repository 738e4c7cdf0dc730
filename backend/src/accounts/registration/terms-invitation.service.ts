import { Injectable } from '@nestjs/common';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import { MailQueue } from '../../platform/mail/index.js';
import { TERMS_DAYS, termsInvitationMail } from './mail/terms-invitation.mail.js';

const MAX_VALID_LINKS = 5;

/** Links to complete an account the back office created. */
@Injectable()
export class TermsInvitationService {
  constructor(
    private readonly tokens: AccountTokensService,
    private readonly mail: MailQueue,
  ) {}

  /** `max` keeps strangers from filling a post box; the back office may always send one more. */
  async sendTermsInvitation(
    account: { id: number; email: string; businessName: string | null },
    max = MAX_VALID_LINKS,
  ): Promise<void> {
    if ((await this.tokens.countValidTokens(account.id, 'terms')) >= max) return;
    const token = await this.tokens.issueAccountToken(account.id, 'terms', TERMS_DAYS);
    await this.mail.add({
      to: account.email,
      template: termsInvitationMail({
        accountId: account.id,
        email: account.email,
        businessName: account.businessName,
        token,
      }),
    });
  }
}
