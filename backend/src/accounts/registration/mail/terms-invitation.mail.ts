import { isBackOffice, type Role } from '@pratiche/domain';
import type { MailTemplate } from '../../../platform/mail/index.js';

export const TERMS_DAYS = 30;

const IGNORE_NOTE = 'Se non hai chiesto tu l’account, ignora questo messaggio.';

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
  subject: 'Completa il tuo account del portale',
  ...(isBackOffice(role)
    ? {
        heading: 'L’account è pronto: manca solo la password',
        paragraphs: [
          'Abbiamo preparato per te un account del back office del portale. Per usarlo scegli la password.',
          `Il link vale ${TERMS_DAYS} giorni e una volta sola.`,
          IGNORE_NOTE,
        ],
      }
    : {
        heading: 'L’account è pronto: mancano pochi dati',
        paragraphs: [
          `Abbiamo preparato un account per «${businessName ?? email}». Per usarlo scegli la password, inserisci i dati e il documento d’identità del legale rappresentante e accetta le condizioni.`,
          `Il link vale ${TERMS_DAYS} giorni e una volta sola. Servono le foto del documento d’identità, fronte e retro.`,
          IGNORE_NOTE,
        ],
      }),
  action: {
    label: 'Completa l’account',
    path: `/terms-conditions/${accountId}?${new URLSearchParams({ account: email, token }).toString()}`,
  },
});
