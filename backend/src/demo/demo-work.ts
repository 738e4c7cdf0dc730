import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { emptyDossierForm, type DossierForm } from '@pratiche/domain';
import { DocumentSet } from '../documents/document-set.js';
import type { ReceivedFile } from '../documents/file-intake.js';
import { StatusService } from '../module/admin/status.service.js';
import { SaveService } from '../module/save/save.service.js';
import { SendService } from '../module/send/send.service.js';
import type { CurrentCaller } from '../platform/security/index.js';
import { FileStorage } from '../platform/storage/index.js';
import type { AdminFileName } from '../upload/target.js';
import { UploadService } from '../upload/upload.service.js';
import { demoPdf } from './demo-pdf.js';

/** What the people of the demo do, through the same services as everybody. */
@Injectable()
export class DemoWork {
  constructor(
    private readonly saving: SaveService,
    private readonly sending: SendService,
    private readonly statuses: StatusService,
    private readonly uploads: UploadService,
    private readonly set: DocumentSet,
    private readonly storage: FileStorage,
  ) {}

  async draft(owner: CurrentCaller, form: Partial<DossierForm>): Promise<number> {
    return (await this.saving.save(owner, form)).id;
  }

  /** A draft with every mandatory document. */
  async ready(owner: CurrentCaller, form: Partial<DossierForm>): Promise<number> {
    const id = await this.draft(owner, form);
    for (const { itemId, code, name, isMandatory } of this.set.askedOf({
      ...emptyDossierForm(),
      ...form,
    })) {
      if (isMandatory)
        await this.uploads.addDocument(
          owner,
          { dir: `${owner.id}/${id}`, id: String(itemId) },
          await this.file(code, name, id),
        );
    }
    return id;
  }

  async sent(owner: CurrentCaller, form: Partial<DossierForm>): Promise<number> {
    const id = await this.ready(owner, form);
    await this.sending.send(owner, id, null, null);
    return id;
  }

  async accepted(
    owner: CurrentCaller,
    admin: CurrentCaller,
    form: Partial<DossierForm>,
  ): Promise<number> {
    const id = await this.sent(owner, form);
    await this.statuses.advance(admin, id, 'ACCEPTED');
    return id;
  }

  async filed(
    owner: CurrentCaller,
    admin: CurrentCaller,
    form: Partial<DossierForm>,
  ): Promise<number> {
    const id = await this.accepted(owner, admin, form);
    await this.adminFile(owner, admin, id, 'CodiceCpid');
    await this.statuses.advance(admin, id, 'SENTTOENEA');
    return id;
  }

  async completed(
    owner: CurrentCaller,
    admin: CurrentCaller,
    form: Partial<DossierForm>,
  ): Promise<void> {
    const id = await this.filed(owner, admin, form);
    await this.adminFile(owner, admin, id, 'Ricevuta');
    await this.statuses.advance(admin, id, 'SELLED');
  }

  async returned(
    owner: CurrentCaller,
    admin: CurrentCaller,
    form: Partial<DossierForm>,
    reason: string,
  ): Promise<void> {
    const id = await this.sent(owner, form);
    await this.statuses.giveBack(admin, id, { to: 'WAITING', reason, attachment: null });
  }

  private async adminFile(
    owner: CurrentCaller,
    admin: CurrentCaller,
    id: number,
    name: AdminFileName,
  ): Promise<void> {
    await this.uploads.setAdminFile(
      admin,
      { dir: `${owner.id}/${id}`, id: name },
      await this.file(name, name, id),
    );
  }

  private async file(code: string, title: string, dossierId: number): Promise<ReceivedFile> {
    const bytes = await demoPdf(title, [
      `Documento dimostrativo della pratica n. ${dossierId}.`,
      'Dati inventati: non ha alcun valore.',
    ]);
    const storageKey = `dossiers/${randomUUID()}`;
    await this.storage.put(storageKey, bytes);
    return {
      storageKey,
      fileName: `${code}.pdf`,
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      contentType: 'application/pdf',
    };
  }
}
