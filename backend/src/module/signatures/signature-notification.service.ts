import { Injectable } from '@nestjs/common';
import { PAPER_TITLES } from '@pratiche/domain/signatures';
import type { Dossier } from '../dossier.repository.js';
import { formatDossierName } from '../mail/dossier-name.util.js';
import { AccountDirectoryService } from '../../accounts/account-directory.service.js';
import { NotificationDeliveryService } from '../../notifications/notification-delivery.service.js';
import { MailQueueService } from '../../platform/mail/index.js';
import { ownerSignatureMail } from './mail/owner-signature.mail.js';
import { paperSignedMail } from './mail/paper-signed.mail.js';
import { readEnvelope } from './paper-signature.mapper.js';
import type { PaperSignature } from './paper-signature.repository.js';
import type { SigningParty } from './signing.types.js';

/** Tells signer and fitter what becomes of a signature. */
@Injectable()
export class SignatureNotificationService {
  constructor(
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly notificationDeliveryService: NotificationDeliveryService,
    private readonly mailQueueService: MailQueueService,
  ) {}

  async notifySigned(row: PaperSignature, { kind, dossier }: SigningParty): Promise<void> {
    const { company, title } = readEnvelope(row);
    const { codeAddress, documentSha256, verificationCode } = row;
    if (codeAddress !== null)
      await this.mailQueueService.enqueueMail({
        to: codeAddress,
        template: paperSignedMail({ title, company, documentSha256, verificationCode }),
        attachments: [
          { fileName: row.fileName, contentType: 'application/pdf', storageKey: row.storageKey },
        ],
      });
    if (kind === 'beneficiary')
      await this.notifyOwner(row, dossier, 'Il cliente ha firmato', 'è firmato online.');
  }

  async notifyRefused(row: PaperSignature, { kind, dossier }: SigningParty): Promise<void> {
    if (kind === 'beneficiary')
      await this.notifyOwner(
        row,
        dossier,
        'Il cliente non ha firmato',
        `non è stato firmato. Motivo: ${row.reason ?? ''}`,
      );
  }

  async notifyVoided(row: PaperSignature, dossier: Dossier): Promise<void> {
    await this.notifyOwner(
      row,
      dossier,
      'Una firma online è annullata',
      `firmalo di nuovo: ${row.reason ?? ''}.`,
    );
  }

  private async notifyOwner(
    { code }: PaperSignature,
    dossier: Dossier,
    title: string,
    what: string,
  ): Promise<void> {
    const { id: dossierId, accountId } = dossier;
    const text =
      `Per la ${formatDossierName(dossier)} il documento «${PAPER_TITLES[code]}» ${what}`.slice(
        0,
        1_000,
      );
    const { email } = await this.accountDirectoryService.findDirectoryEntry(accountId);
    await this.notificationDeliveryService.deliverNotification(
      { kind: 'signature', accountId, dossierId, title, text },
      { to: email, template: ownerSignatureMail({ dossierId, title, text }) },
    );
  }
}
