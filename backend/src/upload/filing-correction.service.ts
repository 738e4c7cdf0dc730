import { Injectable } from '@nestjs/common';
import {
  ANNULLED_DOCUMENTS,
  areReceiptsMailed,
  isOpenStatus,
  validateCorrectedCpid,
  validateFilingCorrection,
  type BackOfficeDocument,
  type EneaFiling,
} from '@pratiche/domain';
import {
  DossierFileRepository,
  type StoredFile,
} from '../module/documents/dossier-file.repository.js';
import { DossierFilingService } from '../module/documents/dossier-filing.service.js';
import type { Dossier } from '../module/dossier.repository.js';
import { FilingCorrectedEvent } from '../module/filing-corrected.event.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../platform/database/index.js';
import { DomainEventPublisherService } from '../platform/events/index.js';
import type { ReceivedFile } from '../platform/files/upload-intake.service.js';
import { conflict } from '../platform/http/index.js';
import type { FilingCpidDto } from './dto/filing.dto.js';
import type { FilingCorrectionFormDto } from './dto/upload-form.dto.js';
import { FilingChangeService } from './filing-change.service.js';
import { UploadTargetService } from './upload-target.service.js';

interface CorrectionTarget {
  dossier: Dossier;
  filing: EneaFiling;
}

/** The files of a correction: ENEA's new receipt, and the document of the CPID where it is another. */
export interface CorrectionFiles {
  receipt: ReceivedFile;
  document: ReceivedFile | null;
}

/** Records that a filed declaration was corrected at ENEA: the old CPID and receipt stay beside the new. */
@Injectable()
export class FilingCorrectionService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly dossierFilingService: DossierFilingService,
    private readonly filingChangeService: FilingChangeService,
    private readonly uploadTargetService: UploadTargetService,
    private readonly domainEventPublisherService: DomainEventPublisherService,
  ) {}

  /** Refuses by the form; the CPID is judged with the revision that its operator saw. @throws 400, 404, 409 */
  async validateCorrection(form: FilingCorrectionFormDto): Promise<CorrectionTarget> {
    const dossier = await this.uploadTargetService.findDossierOfFolder(form.dir);
    const refusal = validateFilingCorrection(dossier.status);
    if (refusal !== null)
      throw conflict(refusal, isOpenStatus(dossier.status) ? 'dossier-open' : 'not-filed');
    return {
      dossier,
      filing: this.dossierFilingService.resolveFiling(dossier, form.filing ?? null),
    };
  }

  async recordCorrection(
    caller: CurrentCaller,
    form: FilingCorrectionFormDto,
    { receipt, document }: CorrectionFiles,
    seen: number | null,
  ): Promise<FilingCpidDto> {
    const { dossier, filing } = await this.validateCorrection(form);
    const { cpid, reason } = form;
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        await this.filingChangeService.assertRevision(dossier.id, seen);
        await this.filingChangeService.lockDossier(dossier);
        const formerCpid = await this.assertNewCpid(dossier, filing, cpid);
        const former = await this.setFilesAside(dossier, filing);
        const insert = (purpose: BackOfficeDocument, file: ReceivedFile) =>
          this.dossierFileRepository.insertWithFreeName({
            ...file,
            dossierId: dossier.id,
            purpose,
            filing,
            itemId: null,
            uploadedBy: caller.id,
          });
        const stored = await insert('Ricevuta', receipt);
        if (document !== null) await insert('CodiceCpid', document);
        const { correction, revision } = await this.filingChangeService.writeCorrection(
          caller,
          dossier,
          {
            filing,
            cpid,
            formerCpid,
            reason,
            receiptId: former.Ricevuta?.id ?? null,
            documentId: former.CodiceCpid?.id ?? null,
          },
        );
        const receipts = [stored, ...(former.Ricevuta === undefined ? [] : [former.Ricevuta])];
        await this.domainEventPublisherService.publishEvent(
          new FilingCorrectedEvent(
            dossier,
            { ...correction, reason },
            areReceiptsMailed(receipts) ? receipts.map(toAttachment) : [],
          ),
        );
        return { filing, cpid, revision };
      }),
    );
  }

  /** @returns the CPID of before. @throws 409 */
  private async assertNewCpid(
    { id: dossierId }: Dossier,
    filing: EneaFiling,
    cpid: string,
  ): Promise<string | null> {
    const current = await this.dossierFilingService.findCpid(dossierId, filing);
    const refusal = validateCorrectedCpid(current, cpid);
    if (refusal !== null) throw conflict(refusal, 'cpid-taken');
    await this.dossierFilingService.assertCpidFree({ dossierId, filing, cpid });
    return current;
  }

  /** Keeps receipt and CPID document of a declaration as those of before. */
  private async setFilesAside(
    dossier: Dossier,
    filing: EneaFiling,
  ): Promise<Partial<Record<BackOfficeDocument, StoredFile>>> {
    const files = await this.dossierFileRepository.listByDossier(dossier.id);
    const former: Partial<Record<BackOfficeDocument, StoredFile>> = {};
    for (const { code, annuls } of ANNULLED_DOCUMENTS)
      for (const file of this.dossierFilingService.selectFilingFiles(
        dossier,
        files,
        annuls,
        filing,
      )) {
        await this.dossierFileRepository.changePurpose(file, code, filing);
        former[annuls] = file;
      }
    return former;
  }
}

const toAttachment = ({ fileName, contentType, storageKey }: StoredFile) => ({
  fileName,
  contentType,
  storageKey,
});
