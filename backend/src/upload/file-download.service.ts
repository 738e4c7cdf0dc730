import { Injectable, type StreamableFile } from '@nestjs/common';
import { IDENTITY_DOCUMENTS } from '@pratiche/domain';
import { DocumentSetService } from '../module/documents/document-set.service.js';
import { DossierFileRepository } from '../module/documents/dossier-file.repository.js';
import { DossierRepository } from '../module/dossier.repository.js';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { DownloadLinkService } from '../platform/files/download-link.service.js';
import type { DownloadLinkDto } from '../platform/files/dto/download-link.dto.js';
import { createAttachment } from '../platform/http/attachment.util.js';
import { notFound } from '../platform/http/index.js';
import { FileStorageService } from '../platform/storage/index.js';

export const FILE_NOT_FOUND = 'Il file richiesto non esiste.';

/** Opens the files of dossiers, and logs each access. */
@Injectable()
export class FileDownloadService {
  constructor(
    private readonly dossierRepository: DossierRepository,
    private readonly dossierFileRepository: DossierFileRepository,
    private readonly documentSetService: DocumentSetService,
    private readonly auditLogService: AuditLogService,
    private readonly fileStorageService: FileStorageService,
    private readonly downloadLinkService: DownloadLinkService,
  ) {}

  /**
   * A file of a dossier the caller may read, or a link to it; the access is logged.
   * @param prefer the header that may ask for a link
   */
  async openFile(
    caller: CurrentCaller,
    fileId: number,
    prefer: string | undefined,
  ): Promise<StreamableFile | DownloadLinkDto> {
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
    const entry = {
      by: caller,
      subject: { kind: 'dossier', id: file.dossierId },
      details: { file: fileId, document: code },
    } as const;
    await this.auditLogService.appendAuditEntry({
      ...entry,
      action: IDENTITY_DOCUMENTS.includes(code ?? '') ? 'identity-read' : 'document-download',
    });
    return (
      (await this.downloadLinkService.issueLink(file, prefer, entry)) ??
      createAttachment(await this.fileStorageService.openReadStream(file.storageKey), file)
    );
  }
}
