import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { Audit } from '../audit/audit.js';
import type { ZipEntry } from '../documents/archive/zip-files.js';
import { notFound } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/security/index.js';
import { AccountFiles } from '../registration/account-files.js';
import { accountEntries } from './account-entries.js';

/** Identity document and contract of an account, to be downloaded by the back office. */
@Injectable()
export class AccountDocumentsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly files: AccountFiles,
    private readonly audit: Audit,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** Noted as a reading of identity documents. @throws 404 also when there are none */
  async zip(caller: CurrentCaller, id: number): Promise<{ fileName: string; entries: ZipEntry[] }> {
    await this.accounts.getAny(id);
    const entries = accountEntries(await this.files.of(id));
    if (entries.length === 0)
      throw notFound('L’account non ha documenti da scaricare.', 'no-documents');
    await this.audit.add({
      by: caller,
      action: 'identity-read',
      subject: { kind: 'account', id },
      details: { files: entries.length },
    });
    return { fileName: `documenti-account-${id}.zip`, entries };
  }
}
