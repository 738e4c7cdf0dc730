import type { MailTemplate } from '../../src/platform/mail/mail-template.types.js';
import { infectedAccountFileMail } from '../../src/accounts/account-files/mail/infected-account-file.mail.js';
import { wrongCodesMail } from '../../src/accounts/login/mail/wrong-codes.mail.js';
import { passwordChangedMail } from '../../src/accounts/password-recovery/mail/password-changed.mail.js';
import { resetPasswordMail } from '../../src/accounts/password-recovery/mail/reset-password.mail.js';
import {
  companyAlreadyRegisteredMail,
  companyCheckMail,
} from '../../src/accounts/registration/mail/company-check.mail.js';
import { confirmRegistrationMail } from '../../src/accounts/registration/mail/confirm-registration.mail.js';
import { contractRefusedMail } from '../../src/accounts/registration/mail/contract-refused.mail.js';
import { contractRevokedMail } from '../../src/accounts/registration/mail/contract-revoked.mail.js';
import { contractVerifiedMail } from '../../src/accounts/registration/mail/contract-verified.mail.js';
import {
  confirmHeldMail,
  heldRegistrationMail,
  registrationAcceptedMail,
  registrationDroppedMail,
  registrationGaveWayMail,
} from '../../src/accounts/registration/mail/held-registration.mail.js';
import { newPapersMail } from '../../src/accounts/registration/mail/new-papers.mail.js';
import { registeredAgainMail } from '../../src/accounts/registration/mail/registered-again.mail.js';
import { termsInvitationMail } from '../../src/accounts/registration/mail/terms-invitation.mail.js';
import {
  twoFactorOffMail,
  twoFactorOnMail,
  twoFactorResetMail,
} from '../../src/accounts/two-factor/mail/two-factor-changed.mail.js';
import {
  accountDeletedMail,
  deletionRefusedMail,
  deletionRequestedMail,
} from '../../src/accounts/users/mail/account-deletion.mail.js';
import {
  accountReactivatedMail,
  accountSuspendedMail,
} from '../../src/accounts/users/mail/account-suspension.mail.js';
import { roleChangedMail } from '../../src/accounts/users/mail/role-changed.mail.js';
import { customerCompletedMail } from '../../src/module/beneficiary-link/mail/customer-completed.mail.js';
import { customerCorrectedMail } from '../../src/module/beneficiary-link/mail/customer-corrected.mail.js';
import { finishedMail } from '../../src/module/beneficiary-link/mail/finished.mail.js';
import { invitationMail } from '../../src/module/beneficiary-link/mail/invitation.mail.js';
import { deadlineMail } from '../../src/module/deadlines/mail/deadline.mail.js';
import { correctedMail } from '../../src/module/mail/corrected.mail.js';
import { completedMail } from '../../src/module/mail/completed.mail.js';
import { returnedMail } from '../../src/module/mail/returned.mail.js';
import { sentMail } from '../../src/module/mail/sent.mail.js';
import { papersReadyMail } from '../../src/module/beneficiary-link/mail/papers-ready.mail.js';
import { messagesMail } from '../../src/module/messages/mail/messages.mail.js';
import { mentionMail } from '../../src/module/notes/mail/mention.mail.js';
import { editedMail } from '../../src/module/office-edit/mail/edited.mail.js';
import { ownerSignatureMail } from '../../src/module/signatures/mail/owner-signature.mail.js';
import { paperSignedMail } from '../../src/module/signatures/mail/paper-signed.mail.js';
import { signatureCodeMail } from '../../src/module/signatures/mail/signature-code.mail.js';
import {
  createOrderConfirmedMail,
  createOrderRejectedMail,
} from '../../src/credits/package-orders/mail/order.mail.js';
import type { PackageOrder } from '../../src/credits/package-orders/package-order.entity.js';
import { createRechargeMail } from '../../src/credits/mail/recharge.mail.js';
import { createInfectedFileMail } from '../../src/upload/mail/infected-file.mail.js';

/** As long as names get, so that a narrow window shows what breaks. */
const COMPANY = 'Falegnameria e Serramenti Artigianali Mastropasqua di Andria S.n.c.';
export const TOKEN = 'k7Qm2x9LbT4vWfHcYz1RjDsNpGu8EaXo3iKq5tVw0eA';
const DOSSIER = {
  id: 12_345,
  client: 'Massimiliano Bartolomeo Castelluccio',
  serviceType: 1,
} as const;
const REASON =
  'La fattura è intestata a un’altra persona: https://www.agenziaentrate.gov.it/portale/schede/agevolazioni/detrazione-riqualificazione-energetica';
const CORRECTION = {
  filing: 'schermature',
  formerCpid: '123456-2026E-ABCDEFGHIJ',
  cpid: '654321-2026E-KLMNOPQRST',
} as const;
const ORDER = {
  amount: 63_440,
  transferDay: '2026-11-20',
  packageName: 'Professionale',
  credits: 4_000,
  orderedBy: 7,
} as PackageOrder;

/** Every e-mail that the portal writes, by the name of its function, with what makes it longest. */
export const MAIL_EXAMPLES: Readonly<Record<string, readonly MailTemplate[]>> = {
  infectedAccountFileMail: [
    infectedAccountFileMail('ciFront'),
    infectedAccountFileMail('contract'),
  ],
  wrongCodesMail: [wrongCodesMail()],
  passwordChangedMail: [passwordChangedMail('link'), passwordChangedMail('profile')],
  resetPasswordMail: [resetPasswordMail(TOKEN)],
  companyCheckMail: [companyCheckMail(COMPANY)],
  companyAlreadyRegisteredMail: [
    companyAlreadyRegisteredMail({
      accountId: 7,
      vat: '01234567897',
      applicant: 'amministrazione.e.contabilita@serramentimastropasqua.example',
    }),
  ],
  confirmRegistrationMail: [
    confirmRegistrationMail({
      token: TOKEN,
      businessName: COMPANY,
      created: new Date('2026-11-25T09:30:00Z'),
    }),
  ],
  contractRefusedMail: [
    contractRefusedMail({ businessName: COMPANY, reason: 'unsigned', note: REASON }),
  ],
  contractRevokedMail: [
    contractRevokedMail({ businessName: COMPANY, reason: 'identity', note: REASON }),
  ],
  contractVerifiedMail: [contractVerifiedMail(COMPANY)],
  confirmHeldMail: [confirmHeldMail({ token: TOKEN, businessName: COMPANY })],
  heldRegistrationMail: [
    heldRegistrationMail({
      vat: '01234567897',
      email: 'info@serramenti.example',
      businessName: COMPANY,
    }),
  ],
  registrationAcceptedMail: [registrationAcceptedMail(COMPANY)],
  registrationDroppedMail: [registrationDroppedMail(COMPANY)],
  registrationGaveWayMail: [registrationGaveWayMail()],
  newPapersMail: [newPapersMail(7, COMPANY), newPapersMail(7, null)],
  registeredAgainMail: [registeredAgainMail()],
  termsInvitationMail: (['User', 'Admin'] as const).map((role) =>
    termsInvitationMail({
      accountId: 7,
      email: 'info@serramenti.example',
      token: TOKEN,
      role,
      businessName: role === 'User' ? COMPANY : null,
    }),
  ),
  twoFactorOnMail: [twoFactorOnMail()],
  twoFactorOffMail: [twoFactorOffMail()],
  twoFactorResetMail: [twoFactorResetMail()],
  accountDeletedMail: [accountDeletedMail()],
  deletionRefusedMail: [deletionRefusedMail(REASON)],
  deletionRequestedMail: [deletionRequestedMail(7)],
  accountSuspendedMail: [accountSuspendedMail()],
  accountReactivatedMail: [accountReactivatedMail()],
  roleChangedMail: [roleChangedMail('Admin'), roleChangedMail('SuperAdmin')],
  finishedMail: [finishedMail(DOSSIER)],
  invitationMail: [20, 1, 2, 0].flatMap((missingCount) =>
    [0, 1, 2].map((papersToSign) =>
      invitationMail({
        requestedBy: COMPANY,
        phone: missingCount === 0 ? '0171 123456' : null,
        vat: '01234567897',
        serviceType: 1,
        missingCount,
        papersToSign,
        until: '2026-12-25',
        path: `/edit-beneficiary/12345/${TOKEN}`,
      }),
    ),
  ),
  deadlineMail: [0, 1, 14].map((left) =>
    deadlineMail({ dossier: DOSSIER, deadline: '2026-12-09', left }),
  ),
  completedMail: [
    completedMail(DOSSIER, [{ filing: 'serramenti', cpid: '12345678901234' }], true),
    completedMail(
      DOSSIER,
      [
        { filing: 'serramenti', cpid: '12345678901234' },
        { filing: 'schermature', cpid: '12345678901235' },
      ],
      false,
    ),
  ],
  correctedMail: [true, false].map((isAttached) =>
    correctedMail(DOSSIER, { ...CORRECTION, reason: REASON }, isAttached),
  ),
  returnedMail: (['corrections', 'rejection'] as const).map((kind) =>
    returnedMail({ dossier: DOSSIER, kind, reason: REASON, hasAttachment: true }),
  ),
  sentMail: [sentMail(DOSSIER)],
  mentionMail: [mentionMail(DOSSIER, 'Giulia Verdi')],
  messagesMail: [
    messagesMail(
      DOSSIER,
      Array.from({ length: 7 }, (_, at) => ({
        who: 'Giulia Verdi',
        kind: at === 0 ? ('request' as const) : ('text' as const),
        text: REASON,
        documentName: at === 0 ? 'Fattura di acconto e saldo' : null,
      })),
      '/modules/edit/12345',
    ),
  ],
  editedMail: [editedMail(DOSSIER, 'foglio, particella, subalterno, zona climatica', [REASON])],
  paperSignedMail: [
    paperSignedMail({
      title: 'Incarico, delega alla trasmissione ENEA e privacy',
      company: COMPANY,
      asker: COMPANY,
      documentSha256: 'a3'.repeat(32),
      signedHash: 'cd'.repeat(32),
      verificationCode: 'ABCD-EFGH-JKLM-NPQR',
    }),
  ],
  papersReadyMail: [
    papersReadyMail({
      requestedBy: COMPANY,
      papers: ['Incarico, delega alla trasmissione ENEA e privacy', 'Dichiarazione sostitutiva'],
      ended: [],
      until: '2026-12-31',
      path: `/edit-beneficiary/7/${TOKEN}?firma=tutti`,
    }),
    papersReadyMail({
      requestedBy: COMPANY,
      papers: ['Incarico, delega alla trasmissione ENEA e privacy'],
      ended: [
        {
          title: 'Incarico, delega alla trasmissione ENEA e privacy',
          reason: 'è cambiato un dato stampato (Nome e cognome: «Anna Verdi» → «Anna Neri»)',
        },
      ],
      until: '2026-12-31',
      path: `/edit-beneficiary/7/${TOKEN}?firma=tutti`,
    }),
  ],
  customerCompletedMail: [
    customerCompletedMail({
      requestedBy: COMPANY,
      cpids: [{ filing: 'serramenti', cpid: '12345678901234' }],
      until: '2026-12-31',
      path: `/edit-beneficiary/7/${TOKEN}`,
      isAttached: false,
    }),
    customerCompletedMail({
      requestedBy: COMPANY,
      cpids: [
        { filing: 'serramenti', cpid: '12345678901234' },
        { filing: 'schermature', cpid: '12345678901235' },
      ],
      until: '2026-12-31',
      path: `/edit-beneficiary/7/${TOKEN}`,
      isAttached: true,
    }),
  ],
  customerCorrectedMail: [true, false].flatMap((isAttached) =>
    [{ until: '2026-12-31', path: `/edit-beneficiary/7/${TOKEN}` }, null].map((link) =>
      customerCorrectedMail({ requestedBy: COMPANY, correction: CORRECTION, link, isAttached }),
    ),
  ),
  ownerSignatureMail: [
    ownerSignatureMail({
      dossierId: 12,
      title: 'Il cliente ha firmato',
      text: 'Per la pratica n. 12 di Ortensia Brughetti il documento «Dichiarazione sostitutiva» è firmato online.',
    }),
  ],
  signatureCodeMail: [
    signatureCodeMail({
      code: '123456',
      titles: ['Incarico, delega alla trasmissione ENEA e privacy'],
      asker: COMPANY,
    }),
  ],
  createOrderConfirmedMail: [createOrderConfirmedMail(ORDER)],
  createOrderRejectedMail: [createOrderRejectedMail(ORDER, REASON, 7)],
  createRechargeMail: [
    createRechargeMail({ accountId: 7, name: 'Professionale', initialCredits: 4_000 }),
  ],
  createInfectedFileMail: [
    createInfectedFileMail(
      DOSSIER,
      'fattura_di_saldo_serramenti_e_schermature_definitiva_firmata.pdf',
      '/modules/edit/12345',
    ),
  ],
};
