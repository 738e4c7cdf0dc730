import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import {
  createEmptyDossierForm,
  IN_PROGRESS_STATUS_CODES,
  OPEN_STATUS_CODES,
} from '@pratiche/domain';
import { In, EntityManager } from 'typeorm';
import { BeneficiaryLinkRepository } from '../beneficiary-link/beneficiary-link.repository.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import { MessageThreadRepository } from '../messages/threads/message-thread.repository.js';
import { afterCommit } from '../../platform/database/index.js';
import { Dossier } from '../entities/dossier.entity.js';
import { DossierSnapshot } from '../entities/dossier-snapshot.entity.js';
import { DossierStatusChange } from '../entities/dossier-status-change.entity.js';
import { ListCacheInvalidationService } from '../list-cache-invalidation.service.js';
import { NameIndexRepository } from '../list/name-index/name-index.repository.js';

/** Takes everything personal out of dossiers and leaves their numbers, which the ledger of credits speaks of. */
@Injectable()
export class DossierErasureService {
  constructor(
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly beneficiaryLinkRepository: BeneficiaryLinkRepository,
    private readonly messageThreadRepository: MessageThreadRepository,
    private readonly listCacheInvalidationService: ListCacheInvalidationService,
    private readonly nameIndexRepository: NameIndexRepository,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /**
   * Erases every open dossier of an account, deleted ones included. Locks the rows first, so that a
   * sending in flight completes and its dossier then counts as in progress.
   * @returns storage keys of files that are no longer needed
   */
  async eraseOpenDossiers(accountId: number): Promise<string[]> {
    const now = new Date();
    await this.manager
      .createQueryBuilder()
      .update(Dossier)
      .set({ updated: now })
      .where('account_id = :accountId AND status IN (:...open)', {
        accountId,
        open: OPEN_STATUS_CODES,
      })
      .execute();
    const rows = await this.manager.find(Dossier, {
      select: { id: true },
      where: { accountId, status: In([...OPEN_STATUS_CODES]) },
    });
    const storageKeys: string[] = [];
    for (const { id } of rows) storageKeys.push(...(await this.eraseDossier(id, now)));
    // Dossiers returned for corrections are in a list of the back office too.
    afterCommit(() =>
      this.listCacheInvalidationService.invalidateLists({ accountId, officeList: 'RECEIVED' }),
    );
    return storageKeys;
  }

  /**
   * Counts the dossiers that the back office has not finished. Reads the latest committed rows, not
   * the snapshot of this transaction.
   */
  async countInProgress(accountId: number): Promise<number> {
    const { affected } = await this.manager
      .createQueryBuilder()
      .update(Dossier)
      .set({ version: () => 'version' })
      .where('account_id = :accountId AND status IN (:...codes)', {
        accountId,
        codes: IN_PROGRESS_STATUS_CODES,
      })
      .execute();
    return affected ?? 0;
  }

  /** Erases one dossier. @returns storage keys of files that are no longer needed */
  async eraseDossier(id: number, now: Date): Promise<string[]> {
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
        data: createEmptyDossierForm(),
        rejectReason: null,
        deadlineDate: null,
        deleted: now,
        erased: now,
        updated: now,
      })
      .where('id = :id', { id })
      .execute();
    const files = await this.dossierFileRepository.listByDossier(id);
    await this.dossierFileRepository.deleteByIds(files.map((file) => file.id));
    await this.nameIndexRepository.deleteNames(id);
    await this.beneficiaryLinkRepository.eraseByDossier(id);
    await this.messageThreadRepository.eraseThread(id);
    await this.manager.delete(DossierSnapshot, { dossierId: id });
    await this.manager.update(
      DossierStatusChange,
      { dossierId: id },
      { who: '', reason: null, attachmentId: null },
    );
    return files.map(({ storageKey }) => storageKey);
  }
}
