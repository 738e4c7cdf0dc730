import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
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
  ) {}

  onModuleInit(): void {
    this.late.onInfected((manager, storageKey, signature) =>
      this.withdraw(manager, storageKey, signature),
    );
  }

  private async withdraw(
    manager: EntityManager,
    storageKey: string,
    signature: string,
  ): Promise<boolean> {
    const file = await manager.findOneBy(AccountFile, { storageKey });
    if (file === null) return false;
    const { id, accountId, purpose } = file;
    const { affected } = await manager.delete(AccountFile, { id });
    if (affected !== 1) return false;
    await this.audit.add(manager, {
      by: null,
      action: 'malware-withdrawn',
      subject: { kind: 'account', id: accountId },
      details: { document: purpose, signature },
    });
    const account = await this.accounts.find(accountId, manager);
    if (account?.deleted === null)
      await this.mail.add(manager, {
        to: account.email,
        template: infectedAccountFileMail(purpose),
      });
    return true;
  }
}
