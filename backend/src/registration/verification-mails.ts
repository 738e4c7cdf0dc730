import { Injectable } from '@nestjs/common';
import { AccountTokens } from '../account-tokens/account-tokens.js';
import { MailQueue } from '../platform/mail/index.js';
import { confirmMail, VERIFICATION_DAYS } from './mail/confirm.js';

interface ToConfirm {
  id: number;
  email: string;
  businessName: string | null;
  created: Date;
}

/** So many links to confirm one address may wait at a time: nobody's post box is filled by somebody else. */
const MAX_LIVE = 5;

@Injectable()
export class VerificationMails {
  constructor(
    private readonly tokens: AccountTokens,
    private readonly mail: MailQueue,
  ) {}

  async send({ id, email, businessName, created }: ToConfirm): Promise<void> {
    if ((await this.tokens.live(id, 'verify-email')) >= MAX_LIVE) return;
    const token = await this.tokens.issue(id, 'verify-email', VERIFICATION_DAYS);
    await this.mail.add({
      to: email,
      template: confirmMail({ token, businessName, created }),
    });
  }
}
