import { Injectable } from '@nestjs/common';
import {
  isBackOffice,
  isOpenStatus,
  duplicateDossierForm,
  getTodayInRome,
  createEmptyDossierForm,
} from '@pratiche/domain';
import { conflict, notFound } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { SettingsService } from '../settings/settings.service.js';
import { toListColumns, NO_LIST_COLUMNS } from './dossier-columns.util.js';
import { DOSSIER_NOT_FOUND, DossierRepository, type Dossier } from './dossier.repository.js';
import { toDossierDto } from './dossier.mapper.js';
import { AdminDossierService } from './admin-dossier.service.js';
import { createDossierAct } from './revision/dossier-act.factory.js';
import { DraftQuotaService } from './draft-quota/draft-quota.service.js';
import { DossierCountRepository, type ListCountName } from './dossier-count.repository.js';
import { DossierHistoryService } from './history/dossier-history.service.js';
import type { AdminDossierDto, DossierDto } from './dto/dossier.dto.js';
import type { KeyedRequest } from '../platform/idempotency/index.js';
import { DossierSaveService } from './save/dossier-save.service.js';

/** A deletion can be taken back for this long. */
const RESTORE_WINDOW_MS = 10 * 60_000;

@Injectable()
export class DossierService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly dossierHistoryService: DossierHistoryService,
    private readonly adminDossierService: AdminDossierService,
    private readonly dossierCountRepository: DossierCountRepository,
    private readonly draftQuotaService: DraftQuotaService,
    private readonly settingsService: SettingsService,
    private readonly dossierSaveService: DossierSaveService,
  ) {}

  /** The back office gets history, owner and documents with it. */
  async findDossier(caller: CurrentCaller, id: number): Promise<DossierDto | AdminDossierDto> {
    const row = await this.dossierRepository.findReadableDossier(caller, id);
    return isBackOffice(caller.role)
      ? this.adminDossierService.toAdminDossierDto(row, this.settingsService.rules)
      : toDossierDto(row, this.settingsService.rules);
  }

  async listHistory(caller: CurrentCaller, id: number) {
    return this.dossierHistoryService.listHistoryOfDossier(
      await this.dossierRepository.findReadableDossier(caller, id),
      { isOffice: isBackOffice(caller.role) },
    );
  }

  /**
   * Deletes a dossier that was never submitted or was returned; other dossiers cannot be deleted.
   */
  async deleteOpenDossier(caller: CurrentCaller, id: number): Promise<void> {
    const row = await this.dossierRepository.findOwnedDossier(caller, id);
    if (!isOpenStatus(row.status))
      throw conflict('La pratica è stata inviata e non può essere eliminata.', 'dossier-frozen');
    const isDeleted = await this.dossierRepository.updateIfOpen(
      row,
      { ...NO_LIST_COLUMNS, deleted: new Date() },
      createDossierAct('dossier-change', caller),
    );
    if (isDeleted) return;
    throw conflict('La pratica è cambiata nel frattempo: ricarica la pagina e riprova.');
  }

  /** Takes back a deletion of the last minutes. */
  async restoreDeletedDossier(caller: CurrentCaller, id: number): Promise<void> {
    const row = await this.dossierRepository.findDeletedDossier(caller.id, id);
    if (
      row === null ||
      row.deleted === null ||
      row.deleted.getTime() < Date.now() - RESTORE_WINDOW_MS
    )
      throw notFound(DOSSIER_NOT_FOUND);
    if (!(await this.dossierRepository.restoreDossier(row, toListColumns(row.status))))
      throw notFound(DOSSIER_NOT_FOUND);
  }

  /**
   * Counts the caller's dossiers in each list, with a warning when the draft quota is nearly used
   * up.
   */
  async countByList(
    caller: CurrentCaller,
  ): Promise<Record<ListCountName, number> & { warning?: string }> {
    const [counts, warning] = await Promise.all([
      this.dossierCountRepository.countByList(caller.id),
      this.draftQuotaService.findQuotaWarning(caller.id),
    ]);
    return { ...counts, ...(warning === null ? {} : { warning }) };
  }

  /**
   * @param key idempotency key: a request repeated after a lost response returns the draft of the
   * first one
   */
  async duplicateDossier(
    caller: CurrentCaller,
    id: number,
    key: KeyedRequest | null,
  ): Promise<Dossier> {
    const { data } = await this.dossierRepository.findOwnedDossier(caller, id);
    return this.dossierSaveService.saveDossier(
      caller,
      duplicateDossierForm({ ...createEmptyDossierForm(), ...data }, getTodayInRome()),
      key,
    );
  }
}
