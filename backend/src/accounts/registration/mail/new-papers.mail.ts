import type { MailTemplate } from '../../../platform/mail/index.js';

/** To operators: new papers came after a refusal. */
export const newPapersMail = (id: number, businessName: string | null): MailTemplate => ({
  subject: `Nuovi documenti da verificare: ${businessName ?? `account n. ${id}`}`,
  heading: 'Un’azienda ha inviato nuovi documenti',
  paragraphs: [
    `«${businessName ?? `Account n. ${id}`}» ha caricato i documenti chiesti dopo il rifiuto: il contratto è di nuovo da verificare.`,
  ],
  action: { label: 'Apri l’account', path: `/administration/users/${id}` },
});
