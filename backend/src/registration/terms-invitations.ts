import { Injectable } from '@nestjs/common';
import { AccountTokens } from '../account-tokens/account-tokens.js';
import { MailQueue } from '../platform/mail/index.js';
import { TERMS_DAYS, termsInvitationMail } from './mail/terms-invitation.js';

const MAX_LIVE = 5;

/** Links to complete an account the back office created. */
@Injectable()
export class TermsInvitations {
  constructor(
    private readonly tokens: AccountTokens,
    private readonly mail: MailQueue,
  ) {}

  /** `max` keeps strangers from filling a post box; the back office may always send one more. */
  async send(
    account: { id: number; email: string; businessName: string | null },
    max = MAX_LIVE,
  ): Promise<void> {
    if ((await this.tokens.live(account.id, 'terms')) >= max) return;
    const token = await this.tokens.issue(account.id, 'terms', TERMS_DAYS);
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
