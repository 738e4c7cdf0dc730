import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BackOfficeDocument } from '@pratiche/domain';
import type { CurrentCaller } from '../platform/auth/index.js';
import type { ReceivedFile } from '../platform/files/upload-intake.service.js';
import { FileStorageService } from '../platform/storage/index.js';
import { AdminFileService } from '../upload/admin-file.service.js';
import { DocumentUploadService } from '../upload/document-upload.service.js';
import { createDemoPdf } from './demo-pdf.factory.js';

/** Uploads invented files to the demo dossiers, through the same services as real uploads. */
@Injectable()
export class DemoUploadService {
  constructor(
    private readonly documentUploadService: DocumentUploadService,
    private readonly adminFileService: AdminFileService,
    private readonly fileStorageService: FileStorageService,
  ) {}

  async uploadDocument(
    owner: CurrentCaller,
    dossierId: number,
    { itemId, code, name }: { itemId: number; code: string; name: string },
  ): Promise<void> {
    await this.documentUploadService.addDocument(
      owner,
      { dir: `${owner.id}/${dossierId}`, id: String(itemId) },
      await this.storeDemoFile(code, name, dossierId),
    );
  }

  async uploadAdminFile(
    owner: CurrentCaller,
    admin: CurrentCaller,
    dossierId: number,
    name: BackOfficeDocument,
  ): Promise<void> {
    await this.adminFileService.replaceAdminFile(
      admin,
      {
        dir: `${owner.id}/${dossierId}`,
        id: name,
        ...(name === 'CodiceCpid' ? { cpid: `DEMO-${String(dossierId).padStart(6, '0')}` } : {}),
      },
      await this.storeDemoFile(name, name, dossierId),
      null,
    );
  }

  private async storeDemoFile(
    code: string,
    title: string,
    dossierId: number,
  ): Promise<ReceivedFile> {
    const bytes = await createDemoPdf(title, [
      `Documento dimostrativo della pratica n. ${dossierId}.`,
      'Dati inventati: non ha alcun valore.',
    ]);
    const storageKey = `dossiers/${randomUUID()}`;
    await this.fileStorageService.writeFile(storageKey, bytes);
    return {
      storageKey,
      fileName: `${code}.pdf`,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      contentType: 'application/pdf',
    };
  }
}
