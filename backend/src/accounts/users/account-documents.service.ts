import { Injectable } from '@nestjs/common';
import { AccountsService } from '../accounts.service.js';
import { AuditLogService } from '../../platform/audit/audit-log.service.js';
import type { ZipEntry } from '../../platform/zip/zip.types.js';
import { notFound } from '../../platform/http/index.js';
import type { CurrentCaller } from '../../platform/auth/index.js';
import type { AccountFile } from '../account-files/account-file.entity.js';
import { AccountFilesService } from '../account-files/account-files.service.js';
import { toZipEntries } from '../account-files/account-file-entries.util.js';

export const PAPER_NOT_FOUND = 'L’account non ha questo documento.';

/** Identity document and contract of an account, to be downloaded by the back office. */
@Injectable()
export class AccountDocumentsService {
  constructor(
    private readonly accountsService: AccountsService,
    private readonly accountFilesService: AccountFilesService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** Recorded as access to identity documents. @throws 404 also when there are none */
  async collectDocumentEntries(
    caller: CurrentCaller,
    id: number,
  ): Promise<{ fileName: string; entries: ZipEntry[] }> {
    await this.accountsService.requireAccount(id);
    const entries = toZipEntries(await this.accountFilesService.listAccountFiles(id));
    if (entries.length === 0)
      throw notFound('L’account non ha documenti da scaricare.', 'no-documents');
    await this.auditLogService.appendAuditEntry({
      by: caller,
      action: 'identity-read',
      subject: { kind: 'account', id },
      details: { files: entries.length },
    });
    return { fileName: `documenti-account-${id}.zip`, entries };
  }

  /** Recorded likewise. @throws 404 also when it belongs to another account */
  async findPaper(caller: CurrentCaller, id: number, fileId: number): Promise<AccountFile> {
    const files = await this.accountFilesService.listAccountFiles(id);
    const file = files.find((one) => one.id === fileId);
    if (file === undefined) throw notFound(PAPER_NOT_FOUND);
    await this.auditLogService.appendAuditEntry({
      by: caller,
      action: 'identity-read',
      subject: { kind: 'account', id },
      details: { files: 1 },
    });
    return file;
  }
}
