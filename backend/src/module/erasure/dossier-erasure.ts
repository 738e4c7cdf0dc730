import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { emptyDossierForm, isOpenStatus, STATUS_CODES } from '@pratiche/domain';
import { In, EntityManager } from 'typeorm';
import { LinkStore } from '../../beneficiary-link/link-store.js';
import { DossierFiles } from '../../documents/dossier-files.js';
import { Threads } from '../../messages/store/threads.js';
import { afterCommit } from '../../platform/database/index.js';
import { Dossier } from '../entities/dossier.entity.js';
import { DossierSnapshot } from '../entities/snapshot.entity.js';
import { DossierStatusChange } from '../entities/status-change.entity.js';
import { ListVersions } from '../list/list-versions.js';
import { NameIndex } from '../list/names/name-index.js';

const OPEN = STATUS_CODES.filter(isOpenStatus);
/** Handed in, and still owed a receipt. */
const IN_PROGRESS = ['SENT', 'ACCEPTED', 'SENTTOENEA'] as const;

/** Takes everything personal out of dossiers and leaves their numbers, which the ledger of credits speaks of. */
@Injectable()
export class DossierErasure {
  constructor(
    private readonly files: DossierFiles,
    private readonly links: LinkStore,
    private readonly threads: Threads,
    private readonly versions: ListVersions,
    private readonly names: NameIndex,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /**
   * Erases every open dossier of an account, deleted ones included. @returns the bytes nobody needs any more
   *
   * Rows are taken first: a sending that is under way is waited for and then found among those in progress.
   */
  async eraseOpen(accountId: number): Promise<string[]> {
    const now = new Date();
    await this.manager
      .createQueryBuilder()
      .update(Dossier)
      .set({ updated: now })
      .where('account_id = :accountId AND status IN (:...open)', { accountId, open: OPEN })
      .execute();
    const rows = await this.manager.find(Dossier, {
      select: { id: true },
      where: { accountId, status: In([...OPEN]) },
    });
    const storageKeys: string[] = [];
    for (const { id } of rows) storageKeys.push(...(await this.erase(id, now)));
    // Dossiers sent back for corrections stand in a list of the back office too.
    afterCommit(() => this.versions.changed({ accountId, officeList: 'RECEIVED' }));
    return storageKeys;
  }

  /** How many the back office has still to finish. Reads what is committed now, whatever this transaction saw before. */
  async inProgress(accountId: number): Promise<number> {
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(Dossier)
      .set({ version: () => 'version' })
      .where('account_id = :accountId AND status IN (:...codes)', { accountId, codes: IN_PROGRESS })
      .execute();
    return affected ?? 0;
  }

  /** Erases one. @returns the bytes nobody needs any more */
  async erase(id: number, now: Date): Promise<string[]> {
    await this.manager
      .createQueryBuilder()
      .update(Dossier)
      .set({
        version: () => 'version + 1',
        ownerList: null,
        officeList: null,
        client: '',
        clientKey: '',
        businessName: null,
        companyKey: null,
        data: emptyDossierForm(),
        rejectReason: null,
        deadlineDate: null,
        deleted: now,
        erased: now,
        updated: now,
      })
      .where('id = :id', { id })
      .execute();
    const files = await this.files.of(id);
    await this.files.remove(files.map((file) => file.id));
    await this.names.forget(id);
    await this.links.erase(id);
    await this.threads.erase(id);
    await this.manager.delete(DossierSnapshot, { dossierId: id });
    await this.manager.update(
      DossierStatusChange,
      { dossierId: id },
      { who: '', reason: null, attachmentId: null },
    );
    return files.map(({ storageKey }) => storageKey);
  }
}
