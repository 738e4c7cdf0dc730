import { Injectable } from '@nestjs/common';
import {
  DRAFT_STATUS,
  formatReplacedCpid,
  isUndoableStep,
  getSkipReasonLabel,
} from '@pratiche/domain';
import type { Dossier } from '../entities/dossier.entity.js';
import type { DossierEdit } from '../entities/dossier-edit.entity.js';
import type { DossierStatusChange } from '../entities/dossier-status-change.entity.js';
import type { OperatorAct } from '../entities/operator-act.entity.js';
import type { FilingCorrection } from '../documents/filing-correction.entity.js';
import { FilingCorrectionRepository } from '../documents/filing-correction.repository.js';
import { OperatorActRepository } from './operator-act.repository.js';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { DossierEditRepository } from './dossier-edit.repository.js';
import { DossierHistoryRepository } from './dossier-history.repository.js';
import type { StatusChangeDto } from './dto/status-change.dto.js';
import { DossierPostponementRepository } from './dossier-postponement.repository.js';
import { DossierSkipRepository } from './dossier-skip.repository.js';
import { toPostponementDtos } from './postponement-history.util.js';

const MISTYPED = 'Il numero di prima era scritto male.';

/** The history of a dossier, its creation and the edits of the back office included. */
@Injectable()
export class DossierHistoryService {
  constructor(
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly dossierHistoryRepository: DossierHistoryRepository,
    private readonly dossierEditRepository: DossierEditRepository,
    private readonly operatorActRepository: OperatorActRepository,
    private readonly filingCorrectionRepository: FilingCorrectionRepository,
    private readonly dossierSkipRepository: DossierSkipRepository,
    private readonly dossierPostponementRepository: DossierPostponementRepository,
  ) {}

  /**
   * Oldest first; what was taken back, skipped and postponed is for the back office alone. The
   * dossier itself provides the creation entry, so that creating writes one row only.
   */
  async listHistoryOfDossier(
    dossier: Dossier,
    { isOffice }: { isOffice: boolean },
  ): Promise<StatusChangeDto[]> {
    const undone = await this.operatorActRepository.listUndoneActs(dossier.id);
    const undoneSteps = undone.filter(({ act }) => isUndoableStep(act));
    const rows = await this.listStatusRows(dossier.id, isOffice ? [] : undoneSteps);
    const edits = await this.dossierEditRepository.listEdits(dossier.id);
    const corrections = await this.filingCorrectionRepository.listByDossier(dossier.id);
    const { name } = await this.accountDirectoryService.findDirectoryEntry(dossier.accountId);
    const created: StatusChangeDto = {
      id: 0,
      at: dossier.created.toISOString(),
      from: null,
      to: DRAFT_STATUS,
      who: name,
      reason: null,
      attachmentId: null,
      editedFields: [],
      event: 'status',
    };
    const later = [
      ...rows.map((row) => toStatusChangeDto(row, isOffice)),
      ...edits.map(toEditDto),
      ...corrections.map((row) => toCorrectionDto(row, dossier)),
      ...(isOffice ? await this.listOfficeEntries(dossier, undone, name) : []),
    ];
    return [created, ...later.sort((a, b) => a.at.localeCompare(b.at))];
  }

  /** Without the steps that were taken back: for their owner they never happened. */
  private async listStatusRows(
    dossierId: number,
    undone: readonly OperatorAct[],
  ): Promise<DossierStatusChange[]> {
    const rows = await this.dossierHistoryRepository.listHistoryEntries(dossierId);
    const steps = new Set(
      undone.map(({ stateAfter, at }) => `${stateAfter.status} ${at.getTime()}`),
    );
    return rows.filter(({ toCode, at }) => !steps.has(`${toCode} ${at.getTime()}`));
  }

  /** Steps that were taken back, skips and postponements. */
  private async listOfficeEntries(
    dossier: Dossier,
    undone: readonly OperatorAct[],
    ownerName: string,
  ): Promise<StatusChangeDto[]> {
    return [
      ...undone.filter(({ act }) => isUndoableStep(act)).map(toUndoDto),
      ...(await this.listSkipDtos(dossier)),
      ...toPostponementDtos({
        dossier,
        postponements: await this.dossierPostponementRepository.listPostponements(dossier.id),
        undone,
        ownerName,
      }),
    ];
  }

  private async listSkipDtos({ id, status }: Dossier): Promise<StatusChangeDto[]> {
    const skips = await this.dossierSkipRepository.listSkips(id);
    return skips.map((skip) => ({
      id: skip.id,
      at: skip.at.toISOString(),
      from: status,
      to: status,
      who: skip.who,
      reason: [getSkipReasonLabel(skip.reason), skip.note].filter(Boolean).join(': '),
      attachmentId: null,
      editedFields: [],
      event: 'skip',
    }));
  }
}

const toStatusChangeDto = (row: DossierStatusChange, isOffice: boolean): StatusChangeDto => ({
  id: row.id,
  at: row.at.toISOString(),
  from: row.fromCode,
  to: row.toCode,
  who: row.who,
  reason:
    row.reason ?? (isOffice && row.openPoints !== null ? `Punti aperti: ${row.openPoints}.` : null),
  attachmentId: row.attachmentId,
  editedFields: [],
  event: 'status',
});

const toEditDto = (row: DossierEdit): StatusChangeDto => ({
  id: row.id,
  at: row.at.toISOString(),
  from: row.status,
  to: row.status,
  who: row.who,
  reason: row.reason,
  attachmentId: null,
  editedFields: row.fields,
  event: 'edit',
});

/** With a sentence, so that pages of the release before can show it too. */
const toCorrectionDto = (row: FilingCorrection, { status }: Dossier): StatusChangeDto => ({
  id: row.id,
  at: row.at.toISOString(),
  from: status,
  to: status,
  who: row.who,
  reason: [`${formatReplacedCpid(row)}.`, row.reason ?? MISTYPED].join(' '),
  attachmentId: null,
  editedFields: [],
  event: 'correction',
});

const toUndoDto = (act: OperatorAct): StatusChangeDto => ({
  id: act.id,
  at: (act.undone ?? act.at).toISOString(),
  from: act.stateAfter.status,
  to: act.stateBefore.status,
  who: act.who,
  reason: null,
  attachmentId: null,
  editedFields: [],
  event: 'undo',
});
