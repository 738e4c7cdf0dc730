import { Injectable } from '@nestjs/common';
import { PROBLEM_CODES, type TwoFactorAccount, type TwoFactorSecret } from '@pratiche/api';
import type { PasswordAndCode } from '@pratiche/api/schemas';
import type { AuditAction } from '@pratiche/domain';
import { AccountsService } from '../accounts.service.js';
import { OwnPasswordService } from '../own-password.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { badRequest, conflict, notFound } from '../../platform/http/index.js';
import { MailQueueService } from '../../platform/mail/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { TwoFactorCodesService } from './two-factor-codes.service.js';
import {
  twoFactorOffMail,
  twoFactorOnMail,
  twoFactorResetMail,
} from './mail/two-factor-changed.mail.js';

const WRONG_CODE_MESSAGE =
  'Codice non corretto o già usato: inserire quello che l’app mostra adesso, oppure un codice di recupero.';

/** Turning the second step on and off; each change is noted, and the owner told by e-mail. */
@Injectable()
export class TwoFactorService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accountsService: AccountsService,
    private readonly ownPasswordService: OwnPasswordService,
    private readonly twoFactorCodesService: TwoFactorCodesService,
    private readonly sessionsService: SessionsService,
    private readonly auditLogService: AuditLogService,
    private readonly mailQueueService: MailQueueService,
  ) {}

  async beginTwoFactorSetup(caller: CurrentCaller, password: string): Promise<TwoFactorSecret> {
    const { id, email } = await this.ownPasswordService.verifyOwnPassword(
      caller.id,
      password,
      'password',
    );
    return this.twoFactorCodesService.createPendingSecret(id, email);
  }

  async confirmTwoFactorSetup(caller: CurrentCaller, code: string): Promise<string[]> {
    return this.unitOfWork.run(async () => {
      const codes = await this.twoFactorCodesService.enableWithFirstCode(caller.id, code);
      await this.appendTwoFactorEntry(caller, 'two-factor-on', caller.id);
      await this.sendMailToAccount(caller.id, twoFactorOnMail());
      return codes;
    });
  }

  async renewRecoveryCodes(caller: CurrentCaller, proof: PasswordAndCode): Promise<string[]> {
    await this.verifyPasswordAndCode(caller, proof);
    return this.unitOfWork.run(() => this.twoFactorCodesService.replaceRecoveryCodes(caller.id));
  }

  async disableTwoFactor(caller: CurrentCaller, proof: PasswordAndCode): Promise<void> {
    if (this.twoFactorCodesService.isRequired)
      throw conflict(
        'L’accesso in due passaggi è obbligatorio per il back office. Chi cambia telefono chiede a un SuperAdmin di azzerarlo.',
        'second-step-required',
      );
    await this.verifyPasswordAndCode(caller, proof);
    await this.unitOfWork.run(async () => {
      await this.twoFactorCodesService.deleteTwoFactor(caller.id);
      await this.appendTwoFactorEntry(caller, 'two-factor-off', caller.id);
      await this.sendMailToAccount(caller.id, twoFactorOffMail());
    });
  }

  /** Also ends the sessions of the account: whoever asks for this may have lost a device. */
  async resetTwoFactor(caller: CurrentCaller, accountId: number): Promise<void> {
    if (accountId === caller.id)
      throw conflict(
        'Il proprio accesso in due passaggi si disattiva con password e codice.',
        'two-factor-own',
      );
    await this.unitOfWork.run(async () => {
      if (!(await this.twoFactorCodesService.deleteTwoFactor(accountId)))
        throw notFound('Questo account non usa l’accesso in due passaggi.');
      await this.sessionsService.endAllSessions(accountId);
      await this.appendTwoFactorEntry(caller, 'two-factor-reset', accountId);
      await this.sendMailToAccount(accountId, twoFactorResetMail());
    });
  }

  /** Who logs in in two steps. */
  async listTwoFactorAccounts(): Promise<TwoFactorAccount[]> {
    const since = await this.twoFactorCodesService.findEnabledSinceByAccount();
    const accounts = await this.accountsService.findAccountsById([...since.keys()]);
    return [...accounts.values()]
      .sort((a, b) => a.email.localeCompare(b.email))
      .map(({ id, email, firstName, lastName }) => ({
        id,
        email,
        name: [firstName, lastName].filter(Boolean).join(' ') || email,
        since: since.get(id)?.toISOString() ?? '',
      }));
  }

  private async verifyPasswordAndCode(
    caller: CurrentCaller,
    { password, code }: PasswordAndCode,
  ): Promise<void> {
    await this.ownPasswordService.verifyOwnPassword(caller.id, password, 'password');
    if (!(await this.twoFactorCodesService.isTwoFactorEnabled(caller.id)))
      throw conflict('L’accesso in due passaggi non è attivo.', 'two-factor-off');
    if ((await this.twoFactorCodesService.consumeCode(caller.id, code)) === null) {
      throw badRequest(WRONG_CODE_MESSAGE, PROBLEM_CODES.wrongCode, {
        errors: [{ field: 'code', message: WRONG_CODE_MESSAGE }],
      });
    }
  }

  private appendTwoFactorEntry(
    by: CurrentCaller,
    action: AuditAction,
    accountId: number,
  ): Promise<void> {
    return this.auditLogService.appendAuditEntry({
      by,
      action,
      subject: { kind: 'account', id: accountId },
    });
  }

  private async sendMailToAccount(
    accountId: number,
    template: ReturnType<typeof twoFactorOnMail>,
  ): Promise<void> {
    const account = await this.accountsService.findAccount(accountId);
    if (account !== null) await this.mailQueueService.enqueueMail({ to: account.email, template });
  }
}
