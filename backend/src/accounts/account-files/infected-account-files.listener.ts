import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountsService } from '../accounts.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import { InfectedFileRegistry } from '../../platform/files/infected-file.registry.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { AccountFileRepository } from './account-file.repository.js';
import { infectedAccountFileMail } from './mail/infected-account-file.mail.js';

/**
 * Deletes infected account files and notifies their owners. Files of an undecided registration are
 * handled after the decision.
 */
@Injectable()
export class InfectedAccountFilesListener implements OnModuleInit {
  constructor(
    private readonly infectedFileRegistry: InfectedFileRegistry,
    private readonly accountsService: AccountsService,
    private readonly mailQueueService: MailQueueService,
    private readonly auditLogService: AuditLogService,
    private readonly accountFileRepository: AccountFileRepository,
  ) {}

  onModuleInit(): void {
    this.infectedFileRegistry.registerInfectedFileHandler((storageKey, signature) =>
      this.removeInfectedFile(storageKey, signature),
    );
  }

  private async removeInfectedFile(storageKey: string, signature: string): Promise<boolean> {
    const file = await this.accountFileRepository.findFileByStorageKey(storageKey);
    if (file === null) return false;
    const { id, accountId, purpose } = file;
    if (!(await this.accountFileRepository.deleteFile(id))) return false;
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
