import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import {
  IN_PROGRESS_STATUS_CODES,
  OPEN_STATUS_CODES,
  createEmptyDossierForm,
  NOT_POSTPONED,
} from '@pratiche/domain';
import { In, EntityManager } from 'typeorm';
import { SignatureErasureService } from '../signatures/signature-erasure.service.js';
import { CopiedField } from '../copied-fields/copied-field.entity.js';
import { DocumentCheck } from '../document-checks/document-check.entity.js';
import { WaitingFile } from '../documents/waiting-file.entity.js';
import { DossierFiling } from '../documents/dossier-filing.entity.js';
import { EnergySavingRow } from '../documents/energy-saving.entity.js';
import { FilingCorrection } from '../documents/filing-correction.entity.js';
import { EneaPrintOutcome } from '../enea-reading/enea-print-outcome.entity.js';
import { SeenDoubt } from '../doubts/seen-doubt.entity.js';
import { DoubtCountsService } from '../doubts/doubt-counts.service.js';
import { DossierNote } from '../notes/dossier-note.entity.js';
import { Dossier } from '../entities/dossier.entity.js';
import { DossierEdit } from '../entities/dossier-edit.entity.js';
import { DossierPostponement } from '../entities/dossier-postponement.entity.js';
import { DossierSkip } from '../entities/dossier-skip.entity.js';
import { OperatorAct } from '../entities/operator-act.entity.js';
import { DossierSnapshot } from '../entities/dossier-snapshot.entity.js';
import { DossierStatusChange } from '../entities/dossier-status-change.entity.js';

/** Erases the rows of dossiers, and locks them before. */
@Injectable()
export class DossierErasureRepository {
  constructor(
    @InjectTransaction() private readonly manager: EntityManager,
    private readonly doubtCountsService: DoubtCountsService,
    private readonly signatureErasureService: SignatureErasureService,
  ) {}

  /** Locks every open dossier of an account, deleted ones included. @returns their ids */
  async lockOpenDossiers(accountId: number, now: Date): Promise<number[]> {
    await this.manager
      .createQueryBuilder()
      .update(Dossier)
      .set({ updated: now, revision: () => 'revision + 1' })
      .where('account_id = :accountId AND status IN (:...open)', {
        accountId,
        open: OPEN_STATUS_CODES,
      })
      .execute();
    const rows = await this.manager.find(Dossier, {
      select: { id: true },
      where: { accountId, status: In([...OPEN_STATUS_CODES]) },
    });
    return rows.map(({ id }) => id);
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

  /** Empties the row, keeps its number, and erases snapshots, CPIDs, checks and history. */
  async eraseRows(id: number, now: Date): Promise<void> {
    await this.doubtCountsService.forgetDossier(id);
    await this.manager
      .createQueryBuilder()
      .update(Dossier)
      .set({
        version: () => 'version + 1',
        revision: () => 'revision + 1',
        lastAct: null,
        ownerList: null,
        officeList: null,
        client: '',
        clientKey: '',
        searchKey: '',
        businessName: null,
        companyKey: null,
        data: createEmptyDossierForm(),
        rejectReason: null,
        returnPoints: null,
        postponedUntil: NOT_POSTPONED,
        postponement: null,
        deadlineDate: null,
        formDoubts: 0,
        fitterMatches: 0,
        officeMatches: 0,
        seenDoubts: 0,
        needsReview: false,
        deleted: now,
        erased: now,
        updated: now,
      })
      .where('id = :id', { id })
      .execute();
    await this.signatureErasureService.eraseSignatures(id);
    await this.manager.delete(DossierSnapshot, { dossierId: id });
    await this.manager.update(DossierEdit, { dossierId: id }, { who: '', reason: null });
    await this.manager.delete(DocumentCheck, { dossierId: id });
    await this.manager.delete(DossierNote, { dossierId: id });
    await this.manager.delete(SeenDoubt, { dossierId: id });
    await this.manager.delete(DossierFiling, { dossierId: id });
    await this.manager.delete(EnergySavingRow, { dossierId: id });
    await this.manager.delete(EneaPrintOutcome, { dossierId: id });
    await this.manager.delete(FilingCorrection, { dossierId: id });
    await this.manager.delete(WaitingFile, { dossierId: id });
    await this.manager.delete(CopiedField, { dossierId: id });
    await this.manager.delete(OperatorAct, { dossierId: id });
    await this.manager.update(
      DossierPostponement,
      { dossierId: id },
      { who: '', note: null, endedBy: null },
    );
    await this.manager.update(DossierSkip, { dossierId: id }, { who: '', note: null });
    await this.manager.update(
      DossierStatusChange,
      { dossierId: id },
      { who: '', reason: null, attachmentId: null },
    );
  }
}
