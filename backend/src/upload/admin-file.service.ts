import { Injectable } from '@nestjs/common';
import type { BackOfficeDocument, EneaFiling } from '@pratiche/domain';
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
import { badRequest } from '../platform/http/index.js';
import { FilingChangeService } from './filing-change.service.js';
import { UploadTargetService } from './upload-target.service.js';
import type { AdminFileFormDto } from './dto/upload-form.dto.js';
import { createFieldProblem, isBackOfficeDocument } from './upload-form.util.js';

/** What an upload of the back office is: a document of one declaration, perhaps with its CPID. */
interface AdminFileTarget {
  dossier: Dossier;
  purpose: BackOfficeDocument;
  filing: EneaFiling;
  cpid: string | null;
}

/** Stores the back office's receipts and CPIDs of a dossier; a new file replaces the old one. */
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
    if (!isBackOfficeDocument(item)) {
      throw badRequest('Puoi caricare solo la ricevuta e il codice CPID.', 'unknown-document', {
        errors: [{ field: 'id', message: 'Documento non previsto.' }],
      });
    }
    if (cpid !== null && item !== 'CodiceCpid')
      throw createFieldProblem('cpid', 'Indica il numero insieme al documento del codice CPID.');
    const dossier = await this.uploadTargetService.findDossierOfFolder(form.dir);
    const filing = this.dossierFilingService.resolveFiling(dossier, form.filing ?? null);
    return { dossier, purpose: item, filing, cpid };
  }
}
