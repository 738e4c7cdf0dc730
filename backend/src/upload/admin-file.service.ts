import { Injectable } from '@nestjs/common';
import { isOpenStatus } from '@pratiche/domain';
import {
  DossierFileRepository,
  toUploadedFileDto,
} from '../module/documents/dossier-file.repository.js';
import {
  DOSSIER_NOT_FOUND,
  DossierRepository,
  type Dossier,
} from '../module/dossier.repository.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { retryOnOptimisticConflict, UnitOfWork } from '../platform/database/index.js';
import type { MultipartFields, ReceivedFile } from '../platform/files/upload-intake.service.js';
import { FileWriteService } from '../platform/files/file-write.service.js';
import { badRequest, conflict, notFound } from '../platform/http/index.js';
import { UploadTargetService } from './upload-target.service.js';
import { parseUploadTarget, type AdminFileName } from './upload-target.util.js';
import type { UploadedFileDto } from '../module/documents/dto/uploaded-file.dto.js';

/** Stores the back office's receipt and CPID code of a dossier; a new file replaces the old one. */
@Injectable()
export class AdminFileService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly fileWriteService: FileWriteService,
    private readonly uploadTargetService: UploadTargetService,
  ) {}

  /** Refuses an upload by its fields. */
  async validateAdminFileUpload(
    fields: MultipartFields,
  ): Promise<{ dossier: Dossier; purpose: AdminFileName }> {
    const target = parseUploadTarget(fields);
    if (target.item !== 'Ricevuta' && target.item !== 'CodiceCpid') {
      throw badRequest(
        'Si possono caricare solo la ricevuta e il codice CPID.',
        'unknown-document',
        { errors: [{ field: 'id', message: 'Documento non previsto.' }] },
      );
    }
    const dossier = await this.uploadTargetService.findTargetDossier(target);
    if (isOpenStatus(dossier.status))
      throw conflict(
        'La pratica è in mano all’installatore: ricevuta e codice CPID si caricano dopo l’invio.',
        'dossier-open',
      );
    return { dossier, purpose: target.item };
  }

  async replaceAdminFile(
    caller: CurrentCaller,
    fields: MultipartFields,
    received: ReceivedFile,
  ): Promise<UploadedFileDto> {
    const { dossier, purpose } = await this.validateAdminFileUpload(fields);
    const { inserted, replaced } = await retryOnOptimisticConflict(() =>
      this.unitOfWork.run(async () => {
        const old = (await this.dossierFileRepository.listByDossier(dossier.id)).filter(
          (file) => file.purpose === purpose,
        );
        if (old.length > 0) await this.dossierFileRepository.deleteByIds(old.map(({ id }) => id));
        const file = await this.dossierFileRepository.insertWithFreeName({
          ...received,
          dossierId: dossier.id,
          purpose,
          itemId: null,
          uploadedBy: caller.id,
        });
        return { inserted: toUploadedFileDto(file), replaced: old };
      }),
    );
    await this.fileWriteService.tryDeleteFiles(replaced.map(({ storageKey }) => storageKey));
    return inserted;
  }

  async hasAdminFile(
    caller: CurrentCaller,
    accountId: number,
    dossierId: number,
    name: string,
  ): Promise<boolean> {
    const dossier = await this.dossierRepository.findReadableDossier(caller, dossierId);
    if (dossier.accountId !== accountId) throw notFound(DOSSIER_NOT_FOUND);
    if (name !== 'Ricevuta' && name !== 'CodiceCpid') throw notFound('Documento non previsto.');
    return (await this.dossierFileRepository.listByDossier(dossierId)).some(
      ({ purpose }) => purpose === name,
    );
  }
}
