import type { MailTemplate } from '../../../platform/mail/index.js';

/** To the owner, at the address that is forgotten with this message. */
export const accountDeletedMail = (): MailTemplate => ({
  subject: 'Account eliminato',
  heading: 'Il tuo account è stato eliminato',
  paragraphs: [
    'Abbiamo cancellato i tuoi dati personali, i documenti d’identità, il contratto e le pratiche non inviate; con questo account non puoi più accedere.',
    'Restano, senza nomi, i movimenti dei crediti; conserviamo le pratiche già concluse per il tempo che la legge prescrive.',
  ],
  reason: 'È l’ultimo messaggio che ti inviamo a questo indirizzo.',
});

/** Sent to the owner: the requested deletion was refused, with the reason. */
export const deletionRefusedMail = (reason: string): MailTemplate => ({
  subject: 'Richiesta di eliminazione dell’account non accolta',
  heading: 'Il tuo account non è stato eliminato',
  paragraphs: [
    'Abbiamo esaminato la tua richiesta di eliminare l’account e per ora non possiamo accoglierla. Motivo:',
    reason,
    'Quando il motivo è superato puoi ripetere la richiesta dal profilo.',
  ],
  action: { label: 'Apri il profilo', path: '/accounts/edit' },
});

/** To the SuperAdmins: a request for deletion waits for an answer. */
export const deletionRequestedMail = (accountId: number): MailTemplate => ({
  subject: `Richiesta di eliminazione dell’account ${accountId}`,
  heading: 'Un’azienda chiede di eliminare il suo account',
  paragraphs: [
    `L’account numero ${accountId} chiede di essere eliminato. Accogli la richiesta, o respingila con il motivo, entro 30 giorni.`,
  ],
  action: { label: 'Apri l’account', path: `/administration/users/${accountId}` },
});
