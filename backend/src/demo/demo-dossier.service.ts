import { Injectable } from '@nestjs/common';
import { type DossierForm, createEmptyDossierForm } from '@pratiche/domain';
import { DocumentSetService } from '../module/documents/document-set.service.js';
import { DossierStatusService } from '../module/status/dossier-status.service.js';
import { DossierSaveService } from '../module/save/dossier-save.service.js';
import { DossierSendService } from '../module/send/dossier-send.service.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import { DemoUploadService } from './demo-upload.service.js';

/** Performs the actions of the demo's users through the same services as real requests. */
@Injectable()
export class DemoDossierService {
  constructor(
    private readonly dossierSaveService: DossierSaveService,
    private readonly dossierSendService: DossierSendService,
    private readonly dossierStatusService: DossierStatusService,
    private readonly demoUploadService: DemoUploadService,
    private readonly documentSetService: DocumentSetService,
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
        await this.demoUploadService.uploadDocument(owner, id, { itemId, code, name });
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
    await this.dossierStatusService.advanceStatus(admin, id, 'ACCEPTED', null);
    return id;
  }

  async createFiledDossier(
    owner: CurrentCaller,
    admin: CurrentCaller,
    form: Partial<DossierForm>,
  ): Promise<number> {
    const id = await this.createAcceptedDossier(owner, admin, form);
    await this.demoUploadService.uploadAdminFile(owner, admin, id, 'CodiceCpid');
    await this.dossierStatusService.advanceStatus(admin, id, 'SENTTOENEA', null);
    return id;
  }

  async createCompletedDossier(
    owner: CurrentCaller,
    admin: CurrentCaller,
    form: Partial<DossierForm>,
  ): Promise<void> {
    const id = await this.createFiledDossier(owner, admin, form);
    await this.demoUploadService.uploadAdminFile(owner, admin, id, 'Ricevuta');
    await this.dossierStatusService.advanceStatus(admin, id, 'SELLED', null);
  }

  async createReturnedDossier(
    owner: CurrentCaller,
    admin: CurrentCaller,
    form: Partial<DossierForm>,
    { reason, code, point }: { reason: string; code: string; point: string },
  ): Promise<void> {
    const id = await this.createSentDossier(owner, form);
    const asked = this.documentSetService
      .listRequestedDocuments({ ...createEmptyDossierForm(), ...form })
      .find((document) => document.code === code);
    await this.dossierStatusService.returnToOwner(
      admin,
      id,
      {
        to: 'WAITING',
        reason,
        points: asked === undefined ? [] : [{ itemId: asked.itemId, field: null, text: point }],
        attachment: null,
      },
      null,
    );
  }
}
