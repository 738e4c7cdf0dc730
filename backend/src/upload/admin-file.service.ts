import { Injectable } from '@nestjs/common';
import {
  needsEnergySaving,
  validateSavingFileType,
  type EneaFiling,
  type FilingFileName,
} from '@pratiche/domain';
import {
  DossierFileRepository,
  toUploadedFileDto,
} from '../module/documents/dossier-file.repository.js';
import { DossierFilingService } from '../module/documents/dossier-filing.service.js';
import type { UploadedFileDto } from '../module/documents/dto/uploaded-file.dto.js';
import type { Dossier } from '../module/dossier.repository.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../platform/database/index.js';
import { FileWriteService } from '../platform/files/file-write.service.js';
import type { ReceivedFile } from '../platform/files/upload-intake.service.js';
import { badRequest, Problem } from '../platform/http/index.js';
import { FilingChangeService } from './filing-change.service.js';
import { NO_SAVING_MESSAGE } from './energy-saving.util.js';
import { UploadTargetService } from './upload-target.service.js';
import type { AdminFileFormDto } from './dto/upload-form.dto.js';
import { createFieldProblem, isFilingFileName, UPLOAD_FIELD } from './upload-form.util.js';

/** An upload of the back office: a file of one declaration, perhaps with its CPID. */
interface AdminFileTarget {
  dossier: Dossier;
  purpose: FilingFileName;
  filing: EneaFiling;
  cpid: string | null;
}

/**
 * Stores the back office's receipts, CPIDs and calculations of a dossier; a new file replaces the old
 * one.
 */
@Injectable()
export class AdminFileService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly dossierFilingService: DossierFilingService,
    private readonly filingChangeService: FilingChangeService,
    private readonly fileWriteService: FileWriteService,
    private readonly uploadTargetService: UploadTargetService,
  ) {}

  /** Refuses an upload by its form. */
  async validateAdminFileUpload(form: AdminFileFormDto): Promise<AdminFileTarget> {
    const target = await this.resolveTarget(form);
    const { dossier, purpose, filing, cpid } = target;
    await this.filingChangeService.assertFileChange(dossier, { name: purpose, filing });
    if (cpid !== null) await this.filingChangeService.assertCpidChange(dossier, { filing, cpid });
    return target;
  }

  async replaceAdminFile(
    caller: CurrentCaller,
    form: AdminFileFormDto,
    received: ReceivedFile,
    seen: number | null,
  ): Promise<UploadedFileDto> {
    const { dossier, purpose, filing, cpid } = await this.validateAdminFileUpload(form);
    if (purpose === 'Risparmio') assertSavingFileType(received);
    const { inserted, replaced } = await retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        await this.filingChangeService.assertRevision(dossier.id, seen);
        await this.filingChangeService.lockForFileChange(caller, dossier);
        const old = await this.filingChangeService.assertFileChange(dossier, {
          name: purpose,
          filing,
        });
        if (old.length > 0) await this.dossierFileRepository.deleteByIds(old.map(({ id }) => id));
        const file = await this.dossierFileRepository.insertWithFreeName({
          ...received,
          dossierId: dossier.id,
          purpose,
          filing,
          itemId: null,
          uploadedBy: caller.id,
        });
        if (cpid !== null)
          await this.filingChangeService.writeCpid(caller, dossier, { filing, cpid });
        return { inserted: toUploadedFileDto(file), replaced: old };
      }),
    );
    await this.fileWriteService.tryDeleteFiles(replaced.map(({ storageKey }) => storageKey));
    return inserted;
  }

  private async resolveTarget(form: AdminFileFormDto): Promise<AdminFileTarget> {
    const { id: item, cpid = null } = form;
    if (!isFilingFileName(item)) {
      throw badRequest(
        'Puoi caricare solo la ricevuta, il codice CPID e il calcolo del risparmio.',
        'unknown-document',
        {
          errors: [{ field: 'id', message: 'Documento non previsto.' }],
        },
      );
    }
    if (cpid !== null && item !== 'CodiceCpid')
      throw createFieldProblem('cpid', 'Indica il numero insieme al documento del codice CPID.');
    const dossier = await this.uploadTargetService.findDossierOfFolder(form.dir);
    const filing = this.dossierFilingService.resolveFiling(dossier, form.filing ?? null);
    if (item === 'Risparmio' && !needsEnergySaving(filing))
      throw createFieldProblem('filing', NO_SAVING_MESSAGE);
    return { dossier, purpose: item, filing, cpid };
  }
}

/** @throws 415 */
function assertSavingFileType({ contentType }: ReceivedFile): void {
  const message = validateSavingFileType(contentType);
  if (message !== null)
    throw new Problem(415, 'file-type-refused', message, {
      errors: [{ field: UPLOAD_FIELD, message }],
    });
}
