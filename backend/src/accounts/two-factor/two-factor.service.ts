import { Injectable } from '@nestjs/common';
import { PROBLEM_CODES } from '@pratiche/api';
import type { AuditAction } from '@pratiche/domain';
import { AccountsService } from '../accounts.service.js';
import { OwnPasswordService } from '../own-password.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { UnitOfWork } from '../../platform/database/index.js';
import { badRequest, conflict, notFound } from '../../platform/http/index.js';
import { MailQueueService, type MailTemplate } from '../../platform/mail/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import { TwoFactorCodesService } from './two-factor-codes.service.js';
import {
  twoFactorOffMail,
  twoFactorOnMail,
  twoFactorResetMail,
} from './mail/two-factor-changed.mail.js';
import type { TwoFactorAccountDto, TwoFactorSecretDto } from './dto/two-factor.dto.js';
import type { PasswordAndCodeDto } from './dto/two-factor-request.dto.js';

const WRONG_CODE_MESSAGE =
  'Codice non corretto o già usato: inserisci quello che l’app mostra adesso, oppure un codice di recupero.';

/** Turning the second step on and off. */
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

  async beginTwoFactorSetup(caller: CurrentCaller, password: string): Promise<TwoFactorSecretDto> {
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
      await this.recordChange(caller, 'two-factor-on', caller.id, twoFactorOnMail());
      return codes;
    });
  }

  async renewRecoveryCodes(caller: CurrentCaller, proof: PasswordAndCodeDto): Promise<string[]> {
    await this.verifyPasswordAndCode(caller, proof);
    return this.unitOfWork.run(() => this.twoFactorCodesService.replaceRecoveryCodes(caller.id));
  }

  async disableTwoFactor(caller: CurrentCaller, proof: PasswordAndCodeDto): Promise<void> {
    if (this.twoFactorCodesService.isRequired)
      throw conflict(
        'L’accesso in due passaggi è obbligatorio per il back office. Se cambi telefono chiedi a un SuperAdmin di azzerarlo.',
        'second-step-required',
      );
    await this.verifyPasswordAndCode(caller, proof);
    await this.unitOfWork.run(async () => {
      await this.twoFactorCodesService.deleteTwoFactor(caller.id);
      await this.recordChange(caller, 'two-factor-off', caller.id, twoFactorOffMail());
    });
  }

  /** Also ends the sessions of the account: the owner may have lost a device. */
  async resetTwoFactor(caller: CurrentCaller, accountId: number): Promise<void> {
    if (accountId === caller.id)
      throw conflict(
        'Disattiva il tuo accesso in due passaggi con password e codice.',
        'two-factor-own',
      );
    await this.unitOfWork.run(async () => {
      if (!(await this.twoFactorCodesService.deleteTwoFactor(accountId)))
        throw notFound('Questo account non usa l’accesso in due passaggi.');
      await this.sessionsService.endAllSessions(accountId);
      await this.recordChange(caller, 'two-factor-reset', accountId, twoFactorResetMail());
    });
  }

  /** Accounts that log in in two steps. */
  async listTwoFactorAccounts(): Promise<TwoFactorAccountDto[]> {
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
    { password, code }: PasswordAndCodeDto,
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

  /** Records the change in the audit log and tells the owner by e-mail. */
  private async recordChange(
    by: CurrentCaller,
    action: AuditAction,
    accountId: number,
    template: MailTemplate,
  ): Promise<void> {
    await this.auditLogService.appendAuditEntry({
      by,
      action,
      subject: { kind: 'account', id: accountId },
    });
    const account = await this.accountsService.findAccount(accountId);
    if (account !== null) await this.mailQueueService.enqueueMail({ to: account.email, template });
  }
}
