import { Injectable } from '@nestjs/common';
import { BeneficiaryLinkRepository } from '../beneficiary-link/beneficiary-link.repository.js';
import { DossierFileRepository } from '../documents/dossier-file.repository.js';
import { MessageThreadRepository } from '../messages/threads/message-thread.repository.js';
import { afterCommit } from '../../platform/database/index.js';
import { ListCacheInvalidationService } from '../list-cache-invalidation.service.js';
import { NameIndexRepository } from '../list/name-index/name-index.repository.js';
import { DossierErasureRepository } from './dossier-erasure.repository.js';

/** Takes everything personal out of dossiers and leaves their numbers, which the ledger of credits speaks of. */
@Injectable()
export class DossierErasureService {
  constructor(
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly beneficiaryLinkRepository: BeneficiaryLinkRepository,
    private readonly messageThreadRepository: MessageThreadRepository,
    private readonly listCacheInvalidationService: ListCacheInvalidationService,
    private readonly nameIndexRepository: NameIndexRepository,
    private readonly dossierErasureRepository: DossierErasureRepository,
  ) {}

  /**
   * Erases every open dossier of an account, deleted ones included. Locks the rows first, so that a
   * sending in flight completes and its dossier then counts as in progress.
   * @returns storage keys of files that are no longer needed
   */
  async eraseOpenDossiers(accountId: number): Promise<string[]> {
    const now = new Date();
    const ids = await this.dossierErasureRepository.lockOpenDossiers(accountId, now);
    const storageKeys: string[] = [];
    for (const id of ids) storageKeys.push(...(await this.eraseDossier(id, now)));
    // Dossiers returned for corrections are in a list of the back office too.
    afterCommit(() =>
      this.listCacheInvalidationService.invalidateLists({ accountId, officeList: 'RECEIVED' }),
    );
    return storageKeys;
  }

  /** Erases one dossier. @returns storage keys of files that are no longer needed */
  async eraseDossier(id: number, now: Date): Promise<string[]> {
    await this.dossierErasureRepository.eraseRows(id, now);
    const files = await this.dossierFileRepository.listByDossier(id);
    await this.dossierFileRepository.deleteByIds(files.map((file) => file.id));
    await this.nameIndexRepository.deleteNames(id);
    await this.beneficiaryLinkRepository.eraseByDossier(id);
    await this.messageThreadRepository.eraseThread(id);
    return files.map(({ storageKey }) => storageKey);
  }
}
