import { InjectTransaction } from '@nestjs-cls/transactional';
import type { AdminDossier, Dossier as DossierAnswer } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { isBackOffice, isOpenStatus } from '@pratiche/domain';
import { IsNull, Not, EntityManager } from 'typeorm';
import { DocumentChecklistService } from './documents/document-checklist.service.js';
import { DossierFileRepository } from './documents/dossier-file.repository.js';
import { markRequestedItems } from './messages/document-requests/document-request.mapper.js';
import { DocumentRequestRepository } from './messages/document-requests/document-request.repository.js';
import { conflict, notFound } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { toListColumns, NO_LIST_COLUMNS } from './dossier-columns.util.js';
import { DOSSIER_NOT_FOUND, DossierRepository } from './dossier.repository.js';
import { DossierSnapshotRepository } from './snapshots/dossier-snapshot.repository.js';
import { toDossierDto } from './dossier.mapper.js';
import { Dossier } from './entities/dossier.entity.js';
import { DossierHistoryService } from './history/dossier-history.service.js';
import { AccountDirectoryService } from '../accounts/account-directory.service.js';
import { SettingsService } from '../settings/settings.service.js';

/** A deletion can be taken back for this long. */
const RESTORE_WINDOW_MS = 10 * 60_000;

@Injectable()
export class DossierService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly dossierHistoryService: DossierHistoryService,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentChecklistService: DocumentChecklistService,
    private readonly documentRequestRepository: DocumentRequestRepository,
    private readonly dossierSnapshotRepository: DossierSnapshotRepository,
    @InjectTransaction() private readonly manager: EntityManager,
    private readonly settingsService: SettingsService,
  ) {}

  /** The back office gets history, owner and documents with it. */
  async findDossier(caller: CurrentCaller, id: number): Promise<DossierAnswer | AdminDossier> {
    const row = await this.dossierRepository.findReadableDossier(caller, id);
    return isBackOffice(caller.role)
      ? this.toAdminDossier(row)
      : toDossierDto(row, this.settingsService.rules);
  }

  private async toAdminDossier(row: Dossier): Promise<AdminDossier> {
    const [history, owner, files, requests, previousSubmission] = await Promise.all([
      this.dossierHistoryService.listHistoryOfDossier(row),
      this.accountDirectoryService.findDirectoryEntry(row.accountId),
      this.dossierFileRepository.listByDossier(row.id),
      this.documentRequestRepository.listOpenRequests(row.id),
      this.dossierSnapshotRepository.findPreviousSubmission(row),
    ]);
    return {
      ...toDossierDto(row, this.settingsService.rules),
      history,
      businessName: owner.businessName,
      accountEmail: owner.email,
      documents: markRequestedItems(
        this.documentChecklistService.listChecklistItems(row.data, files),
        requests,
        files,
      ),
      adminFiles: this.documentChecklistService.listAdminFiles(files),
      previousSubmission,
    };
  }

  async listHistory(caller: CurrentCaller, id: number) {
    return this.dossierHistoryService.listHistoryOfDossier(
      await this.dossierRepository.findReadableDossier(caller, id),
    );
  }

  /** Only what was never handed in, or came back, can be deleted. */
  async deleteOpenDossier(caller: CurrentCaller, id: number): Promise<void> {
    const row = await this.dossierRepository.findOwnedDossier(caller, id);
    if (!isOpenStatus(row.status))
      throw conflict('La pratica è stata inviata e non può essere eliminata.', 'dossier-frozen');
    if (await this.dossierRepository.updateIfOpen(row, { ...NO_LIST_COLUMNS, deleted: new Date() }))
      return;
    throw conflict('La pratica è cambiata nel frattempo: ricaricare la pagina e riprovare.');
  }

  /** Takes back a deletion of the last minutes. */
  async restoreDeletedDossier(caller: CurrentCaller, id: number): Promise<void> {
    const row = await this.manager.findOneBy(Dossier, {
      id,
      accountId: caller.id,
      deleted: Not(IsNull()),
    });
    if (
      row === null ||
      row.deleted === null ||
      row.deleted.getTime() < Date.now() - RESTORE_WINDOW_MS
    )
      throw notFound(DOSSIER_NOT_FOUND);
    await this.dossierRepository.restoreDossier(row, toListColumns(row.status));
  }

  /** How many of the caller's dossiers stand in each list. */
  async countByList(
    caller: CurrentCaller,
  ): Promise<{ drafts: number; sent: number; completed: number }> {
    const rows = (await this.manager.query(
      'SELECT owner_list AS list, COUNT(*) AS total FROM dossiers WHERE account_id = ? AND owner_list IS NOT NULL GROUP BY owner_list',
      [caller.id],
    )) as { list: string; total: number | string }[];
    const of = (list: string): number => Number(rows.find((row) => row.list === list)?.total ?? 0);
    return { drafts: of('DRAFT'), sent: of('PROCESSING'), completed: of('ELABORATED') };
  }
}
