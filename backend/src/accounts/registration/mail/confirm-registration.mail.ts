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
  heading: 'Confermare l’indirizzo e-mail',
  paragraphs: [
    `Il ${formatMoment(created.toISOString())} è stata inviata la registrazione di «${businessName ?? ''}» con questo indirizzo e-mail.`,
    `Il collegamento qui sotto mostra i dati e chiede se confermarli; vale ${VERIFICATION_DAYS} giorni. Il contratto viene poi verificato da un operatore: un’altra e-mail avviserà quando il portale sarà utilizzabile.`,
    'Se la registrazione non è stata richiesta, dalla stessa pagina si può eliminare con «Non sono stato io». Senza conferma decade comunque.',
  ],
  action: { label: 'Conferma la registrazione', path: `/verify-email/${token}` },
});
