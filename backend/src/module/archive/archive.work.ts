import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import { zipFiles } from '../../documents/archive/zip-files.js';
import { notFound, Problem } from '../../platform/http/index.js';
import { FileStorage } from '../../platform/storage/index.js';
import { WorkKind, type DoesWork, type WorkContext } from '../../platform/works/index.js';
import { DossierStore, type Dossier } from '../dossier-store.js';
import { ARCHIVE_WORK, ArchiveService, type ArchiveParams } from './archive.service.js';

/** Writes the zip of one dossier or several into the storage. */
@Injectable()
@WorkKind(ARCHIVE_WORK)
export class ArchiveWork implements DoesWork<ArchiveParams> {
  constructor(
    private readonly archives: ArchiveService,
    private readonly store: DossierStore,
    private readonly accounts: AccountsService,
    private readonly storage: FileStorage,
  ) {}

  async run(
    { ids }: ArchiveParams,
    { accountId, output, progress, signal }: WorkContext,
  ): Promise<void> {
    const { fileName, entries } = await this.archives.collect(await this.readable(accountId, ids));
    progress(0, entries.length);
    const zip = zipFiles(this.storage, entries, {
      signal,
      onEntry: (done) => progress(done, entries.length),
    });
    await pipeline(zip, output({ fileName, contentType: 'application/zip' }), { signal });
  }

  /** Those that are still there and still readable: time has passed since somebody asked. */
  private async readable(accountId: number, ids: readonly number[]): Promise<Dossier[]> {
    const account = await this.accounts.findAccount(accountId);
    if (account === null) throw notFound('L’account non esiste più.');
    const found: Dossier[] = [];
    for (const id of ids) {
      const dossier = await this.store
        .readable(
          { id: account.id, role: account.role, isContractVerified: account.contractVerified },
          id,
        )
        .catch(ignoreGone);
      if (dossier !== null) found.push(dossier);
    }
    if (found.length === 0) throw notFound('Le pratiche scelte non esistono più.');
    return found;
  }
}

function ignoreGone(error: unknown): null {
  if (error instanceof Problem && error.status === 404) return null;
  throw error;
}
