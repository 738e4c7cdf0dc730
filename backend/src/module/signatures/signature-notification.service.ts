import { Injectable } from '@nestjs/common';
import { selectPlural, stripFullStop } from '@pratiche/domain';
import { listPapersOfSigner, PAPER_TITLES, quoteTitles } from '@pratiche/domain/signatures';
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

  async notifySigned(
    row: PaperSignature,
    { kind, dossier }: SigningParty,
    signedHash: string,
  ): Promise<void> {
    const { company, title } = readEnvelope(row);
    const { codeAddress, documentSha256, verificationCode } = row;
    if (codeAddress !== null)
      await this.mailQueueService.enqueueMail({
        to: codeAddress,
        template: paperSignedMail({
          title,
          company,
          asker: kind === 'beneficiary' ? company : '',
          documentSha256,
          signedHash,
          verificationCode,
        }),
        attachments: [
          { fileName: row.fileName, contentType: 'application/pdf', storageKey: row.storageKey },
        ],
      });
    if (kind === 'beneficiary')
      await this.notifyOwner(dossier, {
        title: 'Il cliente ha firmato',
        text: `il cliente ha firmato online ${quotePapers(row)}: trovi il documento nella pratica.`,
      });
  }

  async notifyRefused(row: PaperSignature, { kind, dossier }: SigningParty): Promise<void> {
    if (kind === 'beneficiary')
      await this.notifyOwner(dossier, {
        title: 'Il cliente non ha firmato',
        text: `il cliente ha scelto di non firmare ${quotePapers(row)}. Sentilo, poi chiedigli di nuovo la firma dalla pratica. Il suo motivo: ${row.reason ?? ''}`,
      });
  }

  /** Of the customer's papers once, and of the fitter's once: what to do is not the same. */
  async notifyVoided(
    rows: readonly PaperSignature[],
    { dossier, isCustomerMailed }: { dossier: Dossier; isCustomerMailed: boolean },
  ): Promise<void> {
    const ofCustomer = listPapersOfSigner('beneficiary');
    const isOfCustomer = ({ code }: PaperSignature) => ofCustomer.includes(code);
    const [theirs, own] = [rows.filter(isOfCustomer), rows.filter((row) => !isOfCustomer(row))];
    if (theirs.length > 0)
      await this.notifyOwner(
        dossier,
        voidedNews(
          'la firma del cliente',
          theirs,
          isCustomerMailed ? CUSTOMER_IS_MAILED : ASK_CUSTOMER,
        ),
      );
    if (own.length > 0)
      await this.notifyOwner(dossier, voidedNews('la tua firma', own, signAgain(own)));
  }

  private async notifyOwner(
    dossier: Dossier,
    { title, text: what }: { title: string; text: string },
  ): Promise<void> {
    const { id: dossierId, accountId } = dossier;
    // What to do comes before the reason, because of several printed values the last are cut off.
    const text = `Per la ${formatDossierName(dossier)} ${what}`.slice(0, 1_000);
    const { email } = await this.accountDirectoryService.findDirectoryEntry(accountId);
    await this.notificationDeliveryService.deliverNotification(
      { kind: 'signature', accountId, dossierId, title, text },
      { to: email, template: ownerSignatureMail({ dossierId, title, text }) },
    );
  }
}

const quotePapers = (...papers: readonly PaperSignature[]): string =>
  quoteTitles(papers.map(({ code }) => PAPER_TITLES[code]));

const CUSTOMER_IS_MAILED =
  'Il cliente riceve un’e-mail per firmare di nuovo appena il documento è completo: non serve che glielo chieda tu.';
const ASK_CUSTOMER =
  'Chiedigli di firmare di nuovo: il pulsante è accanto al documento, in «Documentazione».';
const signAgain = ({ length }: readonly PaperSignature[]): string =>
  `Rileggi ${selectPlural(length, 'il documento e firmalo', 'i documenti e firmali')} di nuovo, in «Documentazione».`;

function voidedNews(whose: string, papers: readonly PaperSignature[], whatToDo: string) {
  const reasons = [...new Set(papers.map(({ reason }) => stripFullStop(reason ?? '')))];
  return {
    title: 'Una firma online non vale più',
    text: `${whose} su ${quotePapers(...papers)} non vale più. ${whatToDo} Il motivo: ${reasons.join('; ')}.`,
  };
}
