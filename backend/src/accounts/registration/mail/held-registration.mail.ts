import type { MailTemplate } from '../../../platform/mail/index.js';
import { VERIFICATION_DAYS } from './confirm-registration.mail.js';

/** To the applicant whose VAT number an unconfirmed registration has; does not say so, since any VAT number may be typed. */
export const confirmHeldMail = ({
  token,
  businessName,
}: {
  token: string;
  businessName: string | null;
}): MailTemplate => ({
  subject: 'Conferma l’indirizzo: poi controlliamo i dati',
  heading: 'Conferma il tuo indirizzo e-mail',
  paragraphs: [
    `Abbiamo ricevuto la registrazione di «${businessName ?? ''}». Prima di attivarla un operatore deve controllare i dati dell’azienda, e lo fa dopo la tua conferma.`,
    `Il link qui sotto mostra i dati e chiede se confermarli; vale ${VERIFICATION_DAYS} giorni. Dati e documenti restano conservati fino alla decisione: non devi inviarli di nuovo.`,
    'Se non hai chiesto tu la registrazione, dalla stessa pagina la puoi eliminare con «Non sono stato io».',
  ],
  action: { label: 'Conferma l’indirizzo', path: `/verify-email/${token}` },
});

/** To operators: two registrations share a VAT number, and the address of the second is confirmed. */
export const heldRegistrationMail = ({
  vat,
  email,
  businessName,
}: {
  vat: string;
  email: string;
  businessName: string | null;
}): MailTemplate => ({
  subject: `Due registrazioni con la partita IVA ${vat}`,
  heading: 'Una registrazione da guardare',
  paragraphs: [
    `«${businessName ?? ''}» si è registrata con l’indirizzo ${email}, che è stato confermato. La stessa partita IVA è in una registrazione precedente, mai confermata: forse l’indirizzo era scritto male.`,
    'Confronta le due registrazioni e scegli quale tenere.',
  ],
  action: { label: 'Confronta le registrazioni', path: '/administration/registrations' },
});

/** To the applicant whose registration takes the place of the other one. */
export const registrationAcceptedMail = (businessName: string | null): MailTemplate => ({
  subject: 'Registrazione accolta',
  heading: 'Abbiamo controllato i dati: puoi accedere',
  paragraphs: [
    `La registrazione di «${businessName ?? ''}» è stata accolta. Ora puoi accedere con l’e-mail e la password che hai scelto.`,
    'Resta da verificare il contratto: dopo l’accesso vedi a che punto siamo, e un’altra e-mail ti avvisa quando il portale è attivo.',
  ],
  action: { label: 'Accedi al portale', path: '/login' },
});

/** To the address that was never confirmed; names no company, since it may belong to a stranger. */
export const registrationGaveWayMail = (): MailTemplate => ({
  subject: 'Registrazione non confermata: eliminata',
  heading: 'La registrazione con questo indirizzo è stata eliminata',
  paragraphs: [
    'Una registrazione al portale fatta con questo indirizzo e-mail non è mai stata confermata. L’abbiamo eliminata, con i dati e i documenti inviati.',
    'Se non l’hai fatta tu non devi fare nulla. Se invece l’hai fatta tu e pensi a un errore, scrivi all’assistenza.',
  ],
});

/** To the applicant whose registration does not take the place of the other one. */
export const registrationDroppedMail = (businessName: string | null): MailTemplate => ({
  subject: 'Registrazione non accolta',
  heading: 'Non abbiamo potuto accogliere la registrazione',
  paragraphs: [
    `Un operatore ha controllato la registrazione di «${businessName ?? ''}» e non l’ha accolta. Non abbiamo creato alcun account; dati e documenti inviati sono stati eliminati.`,
    'Se in azienda qualcuno usa già il portale, chiedi prima a quella persona. Per chiarimenti scrivi all’assistenza.',
  ],
});
