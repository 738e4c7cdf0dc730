import { Injectable, type OnModuleInit } from '@nestjs/common';
import type {
  AccountDataContributor,
  AccountDataExport,
} from '../../accounts/account-data/account-data-contributor.types.js';
import { AccountDataRegistry } from '../../accounts/account-data/account-data.registry.js';
import { createJsonEntry } from '../../accounts/account-data/json-entry.util.js';
import type { ZipEntry } from '../../platform/zip/zip.types.js';
import { PaperSignatureRepository } from './paper-signature.repository.js';
import { SignatureRecordService } from './record/signature-record.service.js';

/** Online signatures on the dossiers of an account: copied for its owner with their records; erased with the dossier. */
@Injectable()
export class SignatureAccountDataContributor implements AccountDataContributor, OnModuleInit {
  readonly section = 'firme';

  constructor(
    private readonly accountDataRegistry: AccountDataRegistry,
    private readonly paperSignatureRepository: PaperSignatureRepository,
    private readonly signatureRecordService: SignatureRecordService,
  ) {}

  onModuleInit(): void {
    this.accountDataRegistry.registerContributor(this);
  }

  async exportAccountData({
    accountId,
    modified,
    yieldToEventLoop,
  }: AccountDataExport): Promise<ZipEntry[]> {
    const entries: ZipEntry[] = [];
    for (const row of await this.paperSignatureRepository.listByAccount(accountId)) {
      const { state, reason, storageKey, size } = row;
      const record = await this.signatureRecordService.readRecord(row);
      const name = `firme/pratica-${row.dossierId}-${row.code.toLowerCase()}-${row.id}`;
      entries.push(createJsonEntry(`${name}.json`, modified, { state, reason, ...record }));
      if (state === 'signed' && row.signed !== null)
        entries.push({ name: `${name}.pdf`, modified: row.signed, content: { storageKey, size } });
      await yieldToEventLoop();
    }
    return entries;
  }
}
