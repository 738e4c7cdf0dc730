import { isBackOffice, type Role } from '@pratiche/domain';
import type { MailTemplate } from '../../../platform/mail/index.js';

export const TERMS_DAYS = 30;

const IGNORE_NOTE = 'Se l’account non è stato richiesto, questo messaggio si può ignorare.';

interface TermsInvitation {
  accountId: number;
  email: string;
  token: string;
  role: Role;
  businessName: string | null;
}

/** To the owner of an account the back office created, who completes it. */
export const termsInvitationMail = ({
  accountId,
  email,
  token,
  role,
  businessName,
}: TermsInvitation): MailTemplate => ({
  subject: 'Completare l’account del portale',
  ...(isBackOffice(role)
    ? {
        heading: 'L’account è pronto: manca solo la password',
        paragraphs: [
          'Per te è stato preparato un account del back office del portale. Per usarlo scegli la password.',
          `Il link vale ${TERMS_DAYS} giorni e una volta sola.`,
          IGNORE_NOTE,
        ],
      }
    : {
        heading: 'L’account è pronto: mancano pochi dati',
        paragraphs: [
          `Per «${businessName ?? email}» è stato preparato un account sul portale. Per usarlo servono la scelta della password, i dati e il documento d’identità del legale rappresentante e l’accettazione delle condizioni.`,
          `Il link vale ${TERMS_DAYS} giorni e una volta sola. Servono le foto del documento d’identità, fronte e retro.`,
          IGNORE_NOTE,
        ],
      }),
  action: {
    label: 'Completa l’account',
    path: `/terms-conditions/${accountId}?${new URLSearchParams({ account: email, token }).toString()}`,
  },
});
