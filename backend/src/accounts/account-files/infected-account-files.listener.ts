import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { InfectedFileRegistry } from '../../platform/files/infected-file.registry.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { AccountFile } from './account-file.entity.js';
import { infectedAccountFileMail } from './mail/infected-account-file.mail.js';

/** Takes infected files away from accounts and tells their owners. Those of a registration nobody decided about yet wait for it. */
@Injectable()
export class InfectedAccountFilesListener implements OnModuleInit {
  constructor(
    private readonly infectedFileRegistry: InfectedFileRegistry,
    private readonly accountsService: AccountsService,
    private readonly mailQueueService: MailQueueService,
    private readonly auditLogService: AuditLogService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  onModuleInit(): void {
    this.infectedFileRegistry.registerInfectedFileHandler((storageKey, signature) =>
      this.removeInfectedFile(storageKey, signature),
    );
  }

  private async removeInfectedFile(storageKey: string, signature: string): Promise<boolean> {
    const file = await this.manager.findOneBy(AccountFile, { storageKey });
    if (file === null) return false;
    const { id, accountId, purpose } = file;
    const { affected } = await this.manager.delete(AccountFile, { id });
    if (affected !== 1) return false;
    await this.auditLogService.appendAuditEntry({
      by: null,
      action: 'malware-withdrawn',
      subject: { kind: 'account', id: accountId },
      details: { document: purpose, signature },
    });
    const account = await this.accountsService.findAccount(accountId);
    if (account?.deleted === null)
      await this.mailQueueService.enqueueMail({
        to: account.email,
        template: infectedAccountFileMail(purpose),
      });
    return true;
  }
}
