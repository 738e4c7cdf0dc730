import { Injectable } from '@nestjs/common';
import type { EneaFiling, FilingFileName } from '@pratiche/domain';
import { DossierFileRepository } from '../module/documents/dossier-file.repository.js';
import { DossierFilingService } from '../module/documents/dossier-filing.service.js';
import {
  DOSSIER_NOT_FOUND,
  DossierRepository,
  type Dossier,
} from '../module/dossier.repository.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../platform/database/index.js';
import { FileWriteService } from '../platform/files/file-write.service.js';
import { notFound } from '../platform/http/index.js';
import { FilingChangeService } from './filing-change.service.js';
import { FILE_NOT_FOUND } from './file-download.service.js';
import { isBackOfficeDocument } from './upload-form.util.js';

export const UNKNOWN_DOCUMENT = 'Documento non previsto.';

/** The CPIDs of a dossier, and the removal of wrong files. */
@Injectable()
export class AdminFilingService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly dossierFilingService: DossierFilingService,
    private readonly filingChangeService: FilingChangeService,
    private readonly fileWriteService: FileWriteService,
  ) {}

  /** Writes the CPID of a declaration; `null` takes it away. */
  async changeCpid(
    caller: CurrentCaller,
    dossierId: number,
    { filing: given, cpid }: { filing: EneaFiling | null; cpid: string | null },
    seen: number | null,
  ): Promise<{ filing: EneaFiling; revision: number }> {
    return retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        await this.dossierRepository.assertRevision(dossierId, seen);
        const dossier = await this.dossierRepository.findDossierOrFail(dossierId);
        const filing = this.resolveFiling(dossier, given, cpid === null);
        await this.filingChangeService.lockDossier(dossier);
        await this.filingChangeService.writeCpid(caller, dossier, { filing, cpid });
        return { filing, revision: await this.dossierRepository.findRevision(dossierId) };
      }),
    );
  }

  /** Deletes a file of a declaration. */
  async deleteAdminFile(
    caller: CurrentCaller,
    dossierId: number,
    name: FilingFileName,
    given: EneaFiling | null,
    seen: number | null,
  ): Promise<void> {
    const removed = await this.unitOfWork.run(async () => {
      await this.dossierRepository.assertRevision(dossierId, seen);
      const dossier = await this.dossierRepository.findDossierOrFail(dossierId);
      const filing = this.resolveFiling(dossier, given, true);
      await this.filingChangeService.lockForFileChange(caller, dossier);
      const files = await this.filingChangeService.assertFileChange(dossier, {
        name,
        filing,
        isRemoval: true,
      });
      if (files.length === 0) throw notFound(FILE_NOT_FOUND);
      await this.dossierFileRepository.deleteByIds(files.map(({ id }) => id));
      for (const { id } of files)
        await this.dossierFileRepository.insertAccess({
          dossierId,
          fileId: id,
          actorId: caller.id,
          action: 'delete',
        });
      return files;
    });
    await this.fileWriteService.tryDeleteFiles(removed.map(({ storageKey }) => storageKey));
  }

  async hasAdminFile(
    caller: CurrentCaller,
    accountId: number,
    dossierId: number,
    name: string,
  ): Promise<boolean> {
    const dossier = await this.dossierRepository.findReadableDossier(caller, dossierId);
    if (dossier.accountId !== accountId) throw notFound(DOSSIER_NOT_FOUND);
    if (!isBackOfficeDocument(name)) throw notFound(UNKNOWN_DOCUMENT);
    return this.dossierFilingService.hasEveryFile(dossier, name);
  }

  /** What is left of a declaration that the dossier no longer has may be removed too. */
  private resolveFiling(
    dossier: Dossier,
    given: EneaFiling | null,
    isRemoval: boolean,
  ): EneaFiling {
    return isRemoval && given !== null
      ? given
      : this.dossierFilingService.resolveFiling(dossier, given);
  }
}
