import { formatMoment } from '@pratiche/domain';
import type { MailTemplate } from '../../../platform/mail/index.js';

export const VERIFICATION_DAYS = 7;

interface ConfirmRegistration {
  token: string;
  businessName: string | null;
  created: Date;
}

/**
 * To the address of a registration, which is to be confirmed or refused. Names the data, so that a
 * stranger's registration is not confirmed by mistake.
 */
export const confirmRegistrationMail = ({
  token,
  businessName,
  created,
}: ConfirmRegistration): MailTemplate => ({
  subject: 'Conferma della registrazione',
  heading: 'Conferma il tuo indirizzo e-mail',
  paragraphs: [
    `Il ${formatMoment(created.toISOString())} abbiamo ricevuto la registrazione di «${businessName ?? ''}» con questo indirizzo e-mail.`,
    `Il link qui sotto ti mostra i dati e ti chiede se confermarli; vale ${VERIFICATION_DAYS} giorni. Poi un operatore verifica il contratto: ti scriviamo quando puoi usare il portale.`,
    'Se non hai chiesto tu la registrazione, eliminala dalla stessa pagina con «Non sono stato io». Senza conferma decade comunque.',
  ],
  action: { label: 'Conferma la registrazione', path: `/verify-email/${token}` },
});
