import type { MailTemplate } from '../../../platform/mail/index.js';

const WHAT_TO_DO =
  'Se non riconosci questa modifica, scegli subito una nuova password e avvisa l’assistenza.';
const action = { label: 'Recupera la password', path: '/forgot-password' };

/** Sent to the owner: from now on the login asks for a code. */
export const twoFactorOnMail = (): MailTemplate => ({
  subject: 'Accesso in due passaggi attivato',
  heading: 'L’accesso in due passaggi è attivo',
  paragraphs: [
    'Dal prossimo accesso, dopo la password ti chiediamo il codice che mostra l’app.',
    'Conserva i codici di recupero lontano dal telefono: ciascuno vale una volta.',
    WHAT_TO_DO,
  ],
  action,
});

/** To the owner: the password alone is enough again. */
export const twoFactorOffMail = (): MailTemplate => ({
  subject: 'Accesso in due passaggi disattivato',
  heading: 'L’accesso in due passaggi non è più attivo',
  paragraphs: [
    'Dal prossimo accesso ti basta la password. I codici dell’app e quelli di recupero non valgono più.',
    WHAT_TO_DO,
  ],
  action,
});

/** To the owner: a SuperAdmin took the second step away. */
export const twoFactorResetMail = (): MailTemplate => ({
  subject: 'Accesso in due passaggi azzerato',
  heading: 'L’accesso in due passaggi è stato azzerato',
  paragraphs: [
    'Un amministratore ha azzerato l’accesso in due passaggi del tuo account e chiuso le sessioni aperte. Ora accedi con la sola password: attivalo di nuovo dalla pagina Sicurezza.',
    WHAT_TO_DO,
  ],
  action,
});
