import { Injectable } from '@nestjs/common';
import { AttemptLimiterService } from '../../platform/rate-limiting/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { AccountTokensService } from '../account-tokens/account-tokens.service.js';
import type { Account } from '../accounts.service.js';
import { RESET_LINK_MINUTES, resetPasswordMail } from './mail/reset-password.mail.js';

/** E-mails an hour: strangers must not fill a post box. */
const MAX_MAILS_PER_HOUR = 5;
const HOUR_MS = 3_600_000;
const DAY_MINUTES = 1_440;

/** Links to choose a new password. */
@Injectable()
export class ResetLinkService {
  constructor(
    private readonly attemptLimiterService: AttemptLimiterService,
    private readonly accountTokensService: AccountTokensService,
    private readonly mailQueueService: MailQueueService,
  ) {}

  /**
   * Runs inside a unit of work. Replaces earlier links; above the hourly limit it sends nothing.
   */
  async sendResetLink({ id, email }: Pick<Account, 'id' | 'email'>): Promise<void> {
    const waitMs = await this.attemptLimiterService.consumeAttemptInTransaction([
      { kind: 'reset-mail', key: String(id), allowed: MAX_MAILS_PER_HOUR, windowMs: HOUR_MS },
    ]);
    if (waitMs > 0) return;
    await this.accountTokensService.revokeTokens(id, ['reset-password']);
    const token = await this.accountTokensService.issueAccountToken(
      id,
      'reset-password',
      RESET_LINK_MINUTES / DAY_MINUTES,
    );
    await this.mailQueueService.enqueueMail({ to: email, template: resetPasswordMail(token) });
  }
}
