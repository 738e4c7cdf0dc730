import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { createEmptyDossierForm, type DossierForm } from '@pratiche/domain';
import { DocumentSetService } from '../module/documents/document-set.service.js';
import type { ReceivedFile } from '../platform/files/file-intake.service.js';
import { DossierStatusService } from '../module/status/dossier-status.service.js';
import { DossierSaveService } from '../module/save/dossier-save.service.js';
import { DossierSendService } from '../module/send/dossier-send.service.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { FileStorageService } from '../platform/storage/index.js';
import type { AdminFileName } from '../upload/upload-target.util.js';
import { UploadService } from '../upload/upload.service.js';
import { createDemoPdf } from './demo-pdf.factory.js';

/** What the people of the demo do, through the same services as everybody. */
@Injectable()
export class DemoDossierService {
  constructor(
    private readonly dossierSaveService: DossierSaveService,
    private readonly dossierSendService: DossierSendService,
    private readonly dossierStatusService: DossierStatusService,
    private readonly uploadService: UploadService,
    private readonly documentSetService: DocumentSetService,
    private readonly fileStorageService: FileStorageService,
  ) {}

  async createDraft(owner: CurrentCaller, form: Partial<DossierForm>): Promise<number> {
    return (await this.dossierSaveService.saveDossier(owner, form)).id;
  }

  /** A draft with every mandatory document. */
  async createReadyDossier(owner: CurrentCaller, form: Partial<DossierForm>): Promise<number> {
    const id = await this.createDraft(owner, form);
    for (const {
      itemId,
      code,
      name,
      isMandatory,
    } of this.documentSetService.listRequestedDocuments({
      ...createEmptyDossierForm(),
      ...form,
    })) {
      if (isMandatory)
        await this.uploadService.addDocument(
          owner,
          { dir: `${owner.id}/${id}`, id: String(itemId) },
          await this.storeDemoFile(code, name, id),
        );
    }
    return id;
  }

  async createSentDossier(owner: CurrentCaller, form: Partial<DossierForm>): Promise<number> {
    const id = await this.createReadyDossier(owner, form);
    await this.dossierSendService.sendDossier(owner, id, null, null);
    return id;
  }

  async createAcceptedDossier(
    owner: CurrentCaller,
    admin: CurrentCaller,
    form: Partial<DossierForm>,
  ): Promise<number> {
    const id = await this.createSentDossier(owner, form);
    await this.dossierStatusService.advanceStatus(admin, id, 'ACCEPTED');
    return id;
  }

  async createFiledDossier(
    owner: CurrentCaller,
    admin: CurrentCaller,
    form: Partial<DossierForm>,
  ): Promise<number> {
    const id = await this.createAcceptedDossier(owner, admin, form);
    await this.uploadAdminFile(owner, admin, id, 'CodiceCpid');
    await this.dossierStatusService.advanceStatus(admin, id, 'SENTTOENEA');
    return id;
  }

  async createCompletedDossier(
    owner: CurrentCaller,
    admin: CurrentCaller,
    form: Partial<DossierForm>,
  ): Promise<void> {
    const id = await this.createFiledDossier(owner, admin, form);
    await this.uploadAdminFile(owner, admin, id, 'Ricevuta');
    await this.dossierStatusService.advanceStatus(admin, id, 'SELLED');
  }

  async createReturnedDossier(
    owner: CurrentCaller,
    admin: CurrentCaller,
    form: Partial<DossierForm>,
    reason: string,
  ): Promise<void> {
    const id = await this.createSentDossier(owner, form);
    await this.dossierStatusService.returnToOwner(admin, id, {
      to: 'WAITING',
      reason,
      attachment: null,
    });
  }

  private async uploadAdminFile(
    owner: CurrentCaller,
    admin: CurrentCaller,
    id: number,
    name: AdminFileName,
  ): Promise<void> {
    await this.uploadService.replaceAdminFile(
      admin,
      { dir: `${owner.id}/${id}`, id: name },
      await this.storeDemoFile(name, name, id),
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
