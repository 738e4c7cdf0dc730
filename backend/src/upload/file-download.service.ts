import { Injectable } from '@nestjs/common';
import { IDENTITY_DOCUMENTS } from '@pratiche/domain';
import { DocumentSetService } from '../module/documents/document-set.service.js';
import {
  DossierFileRepository,
  type StoredFile,
} from '../module/documents/dossier-file.repository.js';
import { DossierRepository } from '../module/dossier.repository.js';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { notFound } from '../platform/http/index.js';

export const FILE_NOT_FOUND = 'Il file richiesto non esiste.';

/** Opens the files of dossiers, and logs each access. */
@Injectable()
export class FileDownloadService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentSetService: DocumentSetService,
    private readonly auditLogService: AuditLogService,
  ) {}

  /** A file of a dossier the caller may read; the access is logged. */
  async openFile(caller: CurrentCaller, fileId: number): Promise<StoredFile> {
    const file = await this.dossierFileRepository.findById(fileId);
    if (file === null) throw notFound(FILE_NOT_FOUND);
    await this.dossierRepository.findReadableDossier(caller, file.dossierId);
    await this.dossierFileRepository.insertAccess({
      dossierId: file.dossierId,
      fileId,
      actorId: caller.id,
      action: 'download',
    });
    const code =
      file.itemId === null ? file.purpose : this.documentSetService.findItemCode(file.itemId);
    await this.auditLogService.appendAuditEntry({
      by: caller,
      action: IDENTITY_DOCUMENTS.includes(code ?? '') ? 'identity-read' : 'document-download',
      subject: { kind: 'dossier', id: file.dossierId },
      details: { file: fileId, document: code },
    });
    return file;
  }
}
