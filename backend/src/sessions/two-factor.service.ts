import { Injectable } from '@nestjs/common';
import { PROBLEM_CODES, type TwoFactorAccount, type TwoFactorSecret } from '@pratiche/api';
import type { PasswordAndCode } from '@pratiche/api/schemas';
import type { AuditAction } from '@pratiche/domain';
import { AccountsService } from '../accounts/accounts.service.js';
import { OwnPassword } from '../accounts/own-password.js';
import { SessionsService } from '../accounts/sessions.service.js';
import { Audit } from '../audit/audit.js';
import { UnitOfWork } from '../platform/database/index.js';
import { badRequest, conflict, notFound } from '../platform/http/index.js';
import { MailQueue } from '../platform/mail/index.js';
import type { CurrentCaller } from '../platform/security/index.js';
import { TwoFactor } from '../two-factor/two-factor.js';
import {
  twoFactorOffMail,
  twoFactorOnMail,
  twoFactorResetMail,
} from './mail/two-factor-changed.js';

const WRONG_CODE =
  'Codice non corretto o già usato: inserire quello che l’app mostra adesso, oppure un codice di recupero.';

/** Turning the second step on and off; each change is noted, and the owner told by e-mail. */
@Injectable()
export class TwoFactorService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountsService,
    private readonly ownPassword: OwnPassword,
    private readonly twoFactor: TwoFactor,
    private readonly sessions: SessionsService,
    private readonly audit: Audit,
    private readonly mail: MailQueue,
  ) {}

  async begin(caller: CurrentCaller, password: string): Promise<TwoFactorSecret> {
    const { id, email } = await this.ownPassword.check(caller.id, password, 'password');
    return this.twoFactor.begin(id, email);
  }

  async confirm(caller: CurrentCaller, code: string): Promise<string[]> {
    return this.unitOfWork.run(async () => {
      const codes = await this.twoFactor.confirm(caller.id, code);
      await this.note(caller, 'two-factor-on', caller.id);
      await this.mailTo(caller.id, twoFactorOnMail());
      return codes;
    });
  }

  async renewCodes(caller: CurrentCaller, proof: PasswordAndCode): Promise<string[]> {
    await this.prove(caller, proof);
    return this.unitOfWork.run(() => this.twoFactor.renewCodes(caller.id));
  }

  async disable(caller: CurrentCaller, proof: PasswordAndCode): Promise<void> {
    if (this.twoFactor.isRequired)
      throw conflict(
        'L’accesso in due passaggi è obbligatorio per il back office. Chi cambia telefono chiede a un SuperAdmin di azzerarlo.',
        'second-step-required',
      );
    await this.prove(caller, proof);
    await this.unitOfWork.run(async () => {
      await this.twoFactor.remove(caller.id);
      await this.note(caller, 'two-factor-off', caller.id);
      await this.mailTo(caller.id, twoFactorOffMail());
    });
  }

  /** Also ends the sessions of the account: whoever asks for this may have lost a device. */
  async reset(caller: CurrentCaller, accountId: number): Promise<void> {
    if (accountId === caller.id)
      throw conflict(
        'Il proprio accesso in due passaggi si disattiva con password e codice.',
        'two-factor-own',
      );
    await this.unitOfWork.run(async () => {
      if (!(await this.twoFactor.remove(accountId)))
        throw notFound('Questo account non usa l’accesso in due passaggi.');
      await this.sessions.endAllOf(accountId);
      await this.note(caller, 'two-factor-reset', accountId);
      await this.mailTo(accountId, twoFactorResetMail());
    });
  }

  /** Who logs in in two steps. */
  async list(): Promise<TwoFactorAccount[]> {
    const since = await this.twoFactor.all();
    const accounts = await this.accounts.findMany([...since.keys()]);
    return [...accounts.values()]
      .sort((a, b) => a.email.localeCompare(b.email))
      .map(({ id, email, firstName, lastName }) => ({
        id,
        email,
        name: [firstName, lastName].filter(Boolean).join(' ') || email,
        since: since.get(id)?.toISOString() ?? '',
      }));
  }

  private async prove(caller: CurrentCaller, { password, code }: PasswordAndCode): Promise<void> {
    await this.ownPassword.check(caller.id, password, 'password');
    if (!(await this.twoFactor.isOn(caller.id)))
      throw conflict('L’accesso in due passaggi non è attivo.', 'two-factor-off');
    if ((await this.twoFactor.use(caller.id, code)) === null) {
      throw badRequest(WRONG_CODE, PROBLEM_CODES.wrongCode, {
        errors: [{ field: 'code', message: WRONG_CODE }],
      });
    }
  }

  private note(by: CurrentCaller, action: AuditAction, accountId: number): Promise<void> {
    return this.audit.add({ by, action, subject: { kind: 'account', id: accountId } });
  }

  private async mailTo(
    accountId: number,
    template: ReturnType<typeof twoFactorOnMail>,
  ): Promise<void> {
    const account = await this.accounts.find(accountId);
    if (account !== null) await this.mail.add({ to: account.email, template });
  }
}
