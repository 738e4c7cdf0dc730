import { InjectTransaction } from '@nestjs-cls/transactional';
import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ResetPasswordInput } from '@pratiche/api/schemas';
import { checkNewPassword } from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { AccountTokens } from '../account-tokens/account-tokens.js';
import { namesOf } from '../accounts/account-view.js';
import { AccountsService, type Account } from '../accounts/accounts.service.js';
import { knownDeviceFor } from '../accounts/known-device.js';
import { LoginBrake } from '../accounts/login-brake.js';
import { SessionsService } from '../accounts/sessions.service.js';
import { Audit } from '../audit/audit.js';
import { AppConfig } from '../platform/config/index.js';
import { UnitOfWork } from '../platform/database/index.js';
import { badRequest, type Problem } from '../platform/http/index.js';
import { Outbox } from '../platform/jobs/index.js';
import { MailQueue } from '../platform/mail/index.js';
import { Passwords } from '../platform/security/index.js';
import { TwoFactor } from '../two-factor/two-factor.js';
import { passwordChangedMail } from './mail/password-changed.js';
import { RECOVERY_JOB } from './password-recovery.job.js';

/** Milliseconds the job waits at least and at most: what it does for known addresses must not fall into the next answer. */
const LATER_MS = [500, 2_500] as const;

/** A password forgotten and chosen anew. */
@Injectable()
export class PasswordRecoveryService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly tokens: AccountTokens,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly passwords: Passwords,
    private readonly brake: LoginBrake,
    private readonly twoFactor: TwoFactor,
    private readonly mail: MailQueue,
    private readonly audit: Audit,
    private readonly config: AppConfig,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** The same row is written for every address, and nobody is looked up: neither answer nor time tells who is registered. */
  async ask(email: string): Promise<void> {
    const runAt = new Date(Date.now() + randomInt(...LATER_MS));
    await this.unitOfWork.run(() =>
      this.outbox.add({ kind: RECOVERY_JOB, payload: { email }, runAt }),
    );
  }

  /** @throws 400 for a link that is unknown, used, replaced or too old */
  async check(token: string): Promise<void> {
    if ((await this.tokens.peek(token, 'reset-password')) === null) throw invalidLink();
  }

  /**
   * Ends every session: whoever was in with the old password is out.
   * @returns what the device keeps: whoever reads the account's e-mail is no stranger who guesses
   */
  async reset(
    { token, password, confirmPassword }: ResetPasswordInput,
    address: string,
  ): Promise<string> {
    refuseBadPassword(password, confirmPassword);
    await this.check(token);
    const passwordHash = await this.passwords.hash(password ?? '');
    return this.unitOfWork.run(async () => {
      const id = await this.tokens.use(token, 'reset-password');
      const account = id === null ? null : await this.accounts.find(id);
      if (account === null) throw invalidLink();
      refuseBadPassword(password, confirmPassword, namesOf(account));
      await this.set(account, passwordHash);
      await this.brake.forgetAccount(account.email);
      await this.twoFactor.forgetAttempts(account.id);
      await this.audit.add({
        by: { id: account.id, role: account.role, address },
        action: 'password-reset',
        subject: { kind: 'account', id: account.id },
      });
      return knownDeviceFor(account.email, this.config.jwtSecrets);
    });
  }

  /** First the account: a login under way waits there, and finds the password changed. */
  private async set({ id, email }: Account, passwordHash: string): Promise<void> {
    await this.accounts.change(id, { passwordHash });
    await this.sessions.endAllOf(id);
    await this.mail.add({ to: email, template: passwordChangedMail() });
  }
}

function refuseBadPassword(
  password: string | null,
  confirmPassword: string | null,
  names: readonly (string | null)[] = [],
): void {
  const errors = checkNewPassword(password, confirmPassword, names);
  const [first] = errors;
  if (first !== undefined) throw badRequest(first.message, 'invalid-data', { errors });
}

const invalidLink = (): Problem =>
  badRequest(
    'Il collegamento non è valido, è scaduto o è già stato usato: chiederne uno nuovo da «Password dimenticata?».',
    'link-invalid',
  );
