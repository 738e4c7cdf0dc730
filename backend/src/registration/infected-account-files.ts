import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { Audit } from '../audit/audit.js';
import { LateScans } from '../documents/late-scans.js';
import { MailQueue } from '../platform/mail/index.js';
import { AccountFile } from './account-file.entity.js';
import { infectedAccountFileMail } from './mail/infected-file.js';

/** Takes infected files away from accounts and tells their owners. Those of a registration nobody decided about yet wait for it. */
@Injectable()
export class InfectedAccountFiles implements OnModuleInit {
  constructor(
    private readonly late: LateScans,
    private readonly accounts: AccountsService,
    private readonly mail: MailQueue,
    private readonly audit: Audit,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  onModuleInit(): void {
    this.late.onInfected((storageKey, signature) => this.withdraw(storageKey, signature));
  }

  private async withdraw(storageKey: string, signature: string): Promise<boolean> {
    const file = await this.manager.findOneBy(AccountFile, { storageKey });
    if (file === null) return false;
    const { id, accountId, purpose } = file;
    const { affected } = await this.manager.delete(AccountFile, { id });
    if (affected !== 1) return false;
    await this.audit.add({
      by: null,
      action: 'malware-withdrawn',
      subject: { kind: 'account', id: accountId },
      details: { document: purpose, signature },
    });
    const account = await this.accounts.find(accountId);
    if (account?.deleted === null)
      await this.mail.add({
        to: account.email,
        template: infectedAccountFileMail(purpose),
      });
    return true;
  }
}
