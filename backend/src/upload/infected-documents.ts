import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { DossierFiles } from '../documents/dossier-files.js';
import { LateScans } from '../documents/late-scans.js';
import { dossierName } from '../module/mail/mail-dossier.js';
import { DossierStore, type Dossier } from '../module/dossier-store.js';
import { People } from '../module/people.js';
import { News } from '../notifications/news.js';
import { MailQueue } from '../platform/mail/index.js';
import { infectedFileMail } from './mail/infected.js';

/** Takes infected files away from dossiers: the owner, who uploaded it and who works on the dossier are told. */
@Injectable()
export class InfectedDocuments implements OnModuleInit {
  constructor(
    private readonly late: LateScans,
    private readonly files: DossierFiles,
    private readonly store: DossierStore,
    private readonly people: People,
    private readonly news: News,
    private readonly mail: MailQueue,
    private readonly audit: AuditLogService,
  ) {}

  onModuleInit(): void {
    this.late.onInfected((storageKey, signature) => this.withdraw(storageKey, signature));
  }

  private async withdraw(storageKey: string, signature: string): Promise<boolean> {
    const file = await this.files.findByKey(storageKey);
    if (file === null) return false;
    // Somebody else was quicker.
    if ((await this.files.remove([file.id])) === 0) return false;
    const { id: fileId, dossierId, uploadedBy, fileName } = file;
    await this.audit.appendAuditEntry({
      by: null,
      action: 'malware-withdrawn',
      subject: { kind: 'dossier', id: dossierId },
      details: { file: fileId, uploadedBy, signature },
    });
    const dossier = await this.store.findExisting(dossierId);
    if (dossier !== null) await this.tell(dossier, fileName, uploadedBy);
    return true;
  }

  private async tell(dossier: Dossier, fileName: string, uploadedBy: number): Promise<void> {
    const { id, accountId, operatorId } = dossier;
    const others = new Set([uploadedBy, ...(operatorId === null ? [] : [operatorId])]);
    others.delete(accountId);
    // What the back office's own file had in it is no news for the owner.
    if (uploadedBy === accountId) {
      const template = infectedFileMail(dossier, fileName, `/modules/edit/${id}`);
      const text = `L’antivirus ha trovato un programma dannoso nel file «${fileName}» della ${dossierName(dossier)}: il file è stato eliminato. Caricare un’altra copia del documento.`;
      const { email } = await this.people.get(accountId);
      await this.news.tell(
        { kind: 'document', accountId, title: template.subject, text, dossierId: id },
        { to: email, template },
      );
    }
    for (const other of others) {
      const { email, isShutOut } = await this.people.get(other);
      if (!isShutOut)
        await this.mail.add({
          to: email,
          template: infectedFileMail(dossier, fileName, `/administration/modules/edit/${id}`),
        });
    }
  }
}
