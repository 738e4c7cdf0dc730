import type { MailTemplate } from '../../../platform/mail/index.js';

export const TERMS_DAYS = 30;

interface TermsInvitation {
  accountId: number;
  email: string;
  token: string;
  businessName: string | null;
}

/** To the owner of an account the back office created: it is to be completed. */
export const termsInvitationMail = ({
  accountId,
  email,
  token,
  businessName,
}: TermsInvitation): MailTemplate => ({
  subject: 'Completare l’account del portale',
  heading: 'L’account è pronto: mancano pochi dati',
  paragraphs: [
    `Per «${businessName ?? email}» è stato preparato un account sul portale. Per usarlo servono la scelta della password, i dati e il documento d’identità del legale rappresentante e l’accettazione delle condizioni.`,
    `Il collegamento vale ${TERMS_DAYS} giorni e una volta sola. Servono le foto del documento d’identità, fronte e retro.`,
    'Se l’account non è stato richiesto, questo messaggio si può ignorare.',
  ],
  action: {
    label: 'Completa l’account',
    path: `/terms-conditions/${accountId}?${new URLSearchParams({ account: email, token }).toString()}`,
  },
});
