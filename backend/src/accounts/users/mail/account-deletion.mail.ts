import type { MailTemplate } from '../../../platform/mail/index.js';

/** To the owner, at the address that is forgotten with this message. */
export const accountDeletedMail = (): MailTemplate => ({
  subject: 'Account eliminato',
  heading: 'L’account è stato eliminato',
  paragraphs: [
    'I dati personali, i documenti d’identità, il contratto e le pratiche non inviate sono stati cancellati; con questo account non è più possibile accedere.',
    'Restano, senza nomi, i movimenti dei crediti; le pratiche già concluse si conservano per il tempo che la legge prescrive.',
  ],
  reason: 'È l’ultimo messaggio inviato a questo indirizzo.',
});

/** Sent to the owner: the requested deletion was refused, with the reason. */
export const deletionRefusedMail = (reason: string): MailTemplate => ({
  subject: 'Richiesta di eliminazione dell’account non accolta',
  heading: 'L’account non è stato eliminato',
  paragraphs: [
    'La richiesta di eliminare l’account è stata esaminata e per ora non può essere accolta. Motivo:',
    reason,
    'Superato il motivo, la richiesta si può ripetere dal profilo.',
  ],
  action: { label: 'Apri il profilo', path: '/accounts/edit' },
});

/** To the SuperAdmins: a request for deletion waits for an answer. */
export const deletionRequestedMail = (accountId: number): MailTemplate => ({
  subject: `Richiesta di eliminazione dell’account ${accountId}`,
  heading: 'Un cliente chiede di eliminare il suo account',
  paragraphs: [
    `L’account numero ${accountId} chiede di essere eliminato. La richiesta va accolta o respinta, con il motivo, entro 30 giorni.`,
  ],
  action: { label: 'Apri l’account', path: `/administration/users/${accountId}` },
});
