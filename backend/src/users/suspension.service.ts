import type { Account as AccountAnswer } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { IsNull, Not } from 'typeorm';
import { accountView } from '../accounts/account-view.js';
import { AccountsService } from '../accounts/accounts.service.js';
import { SessionsService } from '../accounts/sessions.service.js';
import { Audit } from '../audit/audit.js';
import { UnitOfWork } from '../platform/database/index.js';
import { MailQueue } from '../platform/mail/index.js';
import type { CurrentCaller } from '../platform/security/index.js';
import { reactivatedMail, suspendedMail } from './mail/suspension.js';
import { refuseUnlessMaster } from './mastery.js';

/** Shuts an account out for a while, with everything in it left as it is. Repeating it changes nothing and tells nobody again. */
@Injectable()
export class SuspensionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly mail: MailQueue,
    private readonly audit: Audit,
  ) {}

  suspend(caller: CurrentCaller, id: number): Promise<AccountAnswer> {
    return this.set(caller, id, true);
  }

  reactivate(caller: CurrentCaller, id: number): Promise<AccountAnswer> {
    return this.set(caller, id, false);
  }

  private set(caller: CurrentCaller, id: number, suspends: boolean): Promise<AccountAnswer> {
    return this.unitOfWork.run(async () => {
      const account = await this.accounts.get(id);
      refuseUnlessMaster(caller, account);
      const changed = await this.accounts.change(
        id,
        { suspended: suspends ? new Date() : null },
        { suspended: suspends ? IsNull() : Not(IsNull()) },
      );
      if (changed) {
        if (suspends) await this.sessions.endAllOf(id);
        await this.mail.add({
          to: account.email,
          template: suspends ? suspendedMail() : reactivatedMail(),
        });
        await this.audit.add({
          by: caller,
          action: suspends ? 'account-suspension' : 'account-reactivation',
          subject: { kind: 'account', id },
        });
      }
      return accountView(await this.accounts.get(id));
    });
  }
}
