import { InfectedDocumentListener } from '../../src/upload/infected-document.listener.js';
import { BeneficiaryInvitationService } from '../../src/module/beneficiary-link/beneficiary-invitation.service.js';
import { BeneficiaryLinkService } from '../../src/module/beneficiary-link/beneficiary-link.service.js';
import { CustomerMailListener } from '../../src/module/beneficiary-link/customer-mail.listener.js';
import { MessagesMailProcessor } from '../../src/module/messages/messages-mail.processor.js';
import { NotificationDeliveryService } from '../../src/notifications/notification-delivery.service.js';
import { UnsubscribeTokenService } from '../../src/notifications/unsubscribe-token.service.js';
import type { MailOptOut, MailTemplate } from '../../src/platform/mail/index.js';
import { createWithParts } from './create-with-parts.js';
import { TOKEN } from './mail-examples.js';

export interface SentMail {
  template: MailTemplate;
  optOut?: MailOptOut;
}

const CALLER = { id: 7, role: 'User' } as never;
const CONFIG = { jwtSecrets: ['x'.repeat(64)], publicUrl: 'https://portale.example' };
const EXPIRES = new Date('2099-12-31T12:00:00Z');
const LINK = { email: 'c@example.test', tokenHash: TOKEN, expires: EXPIRES, announcedPapers: null };
const DOSSIER = {
  id: 12_345,
  accountId: 7,
  operatorId: 2,
  client: 'Ortensia Brughetti',
  serviceType: 1,
  status: 'DRAFT',
};

/** Collects the e-mails that a call writes. */
async function collectMails(
  call: (queue: { enqueueMail: (mail: SentMail) => unknown }) => unknown,
): Promise<SentMail[]> {
  const mails: SentMail[] = [];
  await call({ enqueueMail: (mail) => mails.push(mail) });
  return mails;
}

const collectCustomerMails = (
  call: (listener: CustomerMailListener) => Promise<void>,
): Promise<SentMail[]> =>
  collectMails((mailQueueService) =>
    call(
      createWithParts(CustomerMailListener, {
        config: CONFIG,
        accountDirectoryService: { findDirectoryEntry: () => ({ name: 'Infissi' }) },
        beneficiaryLinkRepository: {
          findMailedByDossier: () => LINK,
          findMailedUnrevoked: () => LINK,
          updateMailToken: () => undefined,
        },
        dossierFilingRepository: { listByDossier: () => [] },
        receiptAttachmentsService: { listReceiptAttachments: () => [] },
        mailQueueService,
      }),
    ),
  );

const collectInfectedMails = (uploadedBy: number): Promise<SentMail[]> =>
  collectMails(async (mailQueueService) => {
    const listener = createWithParts(InfectedDocumentListener, {
      accountDirectoryService: { findDirectoryEntry: () => ({ email: 'a@example.test' }) },
      notificationDeliveryService: {
        deliverNotification: (_: unknown, mail: SentMail) => mailQueueService.enqueueMail(mail),
      },
      mailQueueService,
    });
    const dossier = { ...DOSSIER, operatorId: uploadedBy === DOSSIER.accountId ? null : 2 };
    await listener['notifyInfectedDocument'](dossier as never, 'fattura.pdf', uploadedBy);
  });

const collectMessageMails = (side: 'mailOwner' | 'mailBackOffice'): Promise<SentMail[]> =>
  collectMails(async (mailQueueService) => {
    const processor = createWithParts(MessagesMailProcessor, {
      messageNotificationService: { findRecipients: () => ['a@example.test'] },
      notificationDeliveryService: {
        wantsMail: () => true,
        queueNotificationMail: (_: unknown, mail: SentMail) => mailQueueService.enqueueMail(mail),
      },
      mailQueueService,
    });
    await processor[side](DOSSIER as never, [
      { who: 'Giulia', kind: 'text', text: 'Ciao', itemId: null } as never,
    ]);
  });

/** E-mails whose address is made by those that send them, in the way that they do. */
export const MAIL_SENDERS = {
  invitation: () =>
    collectMails(async (queue) => {
      await createWithParts(BeneficiaryLinkService, {
        unitOfWork: { run: (work: () => unknown) => work() },
        config: CONFIG,
        auditLogService: { appendAuditEntry: () => undefined },
        dossierRepository: { findOwnedDossier: () => DOSSIER, lockOpenDossier: () => true },
        beneficiaryLinkRepository: {
          findLatestByDossier: () => null,
          countCreatedSince: () => 0,
          replaceByDossier: () => ({ token: TOKEN, expires: EXPIRES }),
        },
        beneficiaryInvitationService: createWithParts(BeneficiaryInvitationService, {
          linkRequesterService: {
            findRequester: () => ({ name: 'Infissi', phone: null, vat: null }),
          },
          countMissingFields: () => 3,
          countPapersToSign: () => 1,
          mailQueueService: queue,
        }),
      }).sendLinkByMail(CALLER, DOSSIER.id, 'c@example.test');
    }),
  papersReady: () =>
    collectMails((mailQueueService) =>
      createWithParts(BeneficiaryInvitationService, {
        config: CONFIG,
        accountDirectoryService: { findDirectoryEntry: () => ({ name: 'Infissi' }) },
        beneficiaryLinkRepository: { updateAnnouncedPapers: () => true },
        mailQueueService,
      }).announcePapers(LINK as never, DOSSIER, {
        ready: ['DELEGA'],
        again: [],
        ended: new Map(),
      }),
    ),
  customerCompleted: () =>
    collectCustomerMails((listener) =>
      listener.mailCompletedDossier({
        dossier: DOSSIER,
        transition: { to: 'SELLED', effects: {} },
        at: new Date(),
      } as never),
    ),
  customerCorrected: () =>
    collectCustomerMails((listener) =>
      listener.mailCorrection({
        dossier: DOSSIER,
        correction: { filing: 'serramenti', formerCpid: null, cpid: 'x', at: new Date() },
        receipts: [],
      } as never),
    ),
  infectedFileOfOwner: () => collectInfectedMails(DOSSIER.accountId),
  infectedFileOfOffice: () => collectInfectedMails(2),
  messagesToOwner: () => collectMessageMails('mailOwner'),
  messagesToOffice: () => collectMessageMails('mailBackOffice'),
  optOut: () =>
    collectMails((mailQueueService) =>
      createWithParts(NotificationDeliveryService, {
        notificationPreferencesService: { wantsMail: () => true },
        unsubscribeTokenService: createWithParts(UnsubscribeTokenService, { config: CONFIG }),
        mailQueueService,
      }).queueNotificationMail(
        { accountId: 7, kind: 'deadline' },
        { to: 'a@example.test', template: { subject: '', heading: '', paragraphs: [] } },
      ),
    ),
} satisfies Record<string, () => Promise<SentMail[]>>;
