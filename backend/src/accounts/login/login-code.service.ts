import { Injectable } from '@nestjs/common';
import { PROBLEM_CODES } from '@pratiche/api';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { unauthorized } from '../../platform/http/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { AttemptLimiterService } from '../../platform/rate-limiting/index.js';
import type { Account } from '../account.entity.js';
import { AccountsService } from '../accounts.service.js';
import type { SessionOrigin } from '../sessions/sessions.service.js';
import { TwoFactorCodesService } from '../two-factor/two-factor-codes.service.js';
import {
  assertNotSuspended,
  LoginSessionService,
  type DeviceLoginSession,
} from './login-session.service.js';
import { LoginTicketsService, passwordFingerprint } from './login-tickets.service.js';
import { wrongCodesMail } from './mail/wrong-codes.mail.js';

const WINDOW_MS = 15 * 60_000;
/** Typing errors happen once or twice. */
const TOLERATED_WRONG_CODES = 2;

/** Second step of the login: a code of the app, or a recovery code. */
@Injectable()
export class LoginCodeService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly loginTicketsService: LoginTicketsService,
    private readonly twoFactorCodesService: TwoFactorCodesService,
    private readonly loginSessionService: LoginSessionService,
    private readonly attemptLimiterService: AttemptLimiterService,
    private readonly auditLogService: AuditLogService,
    private readonly mailQueueService: MailQueueService,
  ) {}

  /** @returns a ticket for the second login step; `null` for an account that logs in without it */
  async issueTicketIfEnabled(account: Account): Promise<string | null> {
    return (await this.twoFactorCodesService.isTwoFactorEnabled(account.id))
      ? this.loginTicketsService.issueLoginTicket(account)
      : null;
  }

  async confirmLoginCode(
    ticket: string,
    code: string,
    origin: SessionOrigin,
  ): Promise<DeviceLoginSession> {
    const account = await this.requireTicketAccount(ticket);
    assertNotSuspended(account);
    const used = await this.twoFactorCodesService.consumeCode(account.id, code);
    if (used === null) {
      await this.recordWrongCode(account, origin.address);
      throw unauthorized(
        'Codice non corretto o già usato: inserisci quello che l’app mostra adesso.',
        PROBLEM_CODES.wrongCode,
      );
    }
    if (used === 'recovery')
      await this.auditLogService.appendAuditEntry({
        by: { id: account.id, role: account.role, address: origin.address },
        action: 'recovery-code-used',
      });
    return this.loginSessionService.openSession(account, origin);
  }

  /** @throws 401 for a ticket that expired, or whose account has another password now */
  private async requireTicketAccount(ticket: string): Promise<Account> {
    const proof = this.loginTicketsService.verifyLoginTicket(ticket);
    const account = proof === null ? null : await this.accountsService.findAccount(proof.accountId);
    if (account === null || proof?.fingerprint !== passwordFingerprint(account.passwordHash))
      throw unauthorized(
        'È passato troppo tempo: inserisci di nuovo e-mail e password.',
        'login-step-over',
      );
    return account;
  }

  /** Also warns the owner: reaching the second step takes the password. */
  private async recordWrongCode({ id, role, email }: Account, address: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.auditLogService.appendAuditEntry({
        by: { id, role, address },
        action: 'login-code-refused',
      });
      const waitMs = await this.attemptLimiterService.consumeAttemptInTransaction([
        {
          kind: 'login-code-slip',
          key: String(id),
          allowed: TOLERATED_WRONG_CODES,
          windowMs: WINDOW_MS,
        },
      ]);
      // Sends at most one e-mail an hour, however long the attempts continue.
      if (waitMs > 0)
        await this.mailQueueService.enqueueMail({
          to: email,
          template: wrongCodesMail(),
          key: `wrong-codes:${id}:${new Date().toISOString().slice(0, 13)}`,
        });
    });
  }
}
