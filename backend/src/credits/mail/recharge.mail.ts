import { formatCreditCount, fromHundredths } from '@pratiche/domain';
import type { MailTemplate } from '../../platform/mail/index.js';

/** To the owner: a package was added. Credits in hundredths. */
export const createRechargeMail = ({
  accountId,
  name,
  initialCredits,
}: {
  accountId: number;
  name: string;
  initialCredits: number;
}): MailTemplate => ({
  subject: 'Crediti accreditati',
  heading: 'I tuoi crediti sono disponibili',
  paragraphs: [
    `Il pacchetto ${name} è attivo: ${formatCreditCount(fromHundredths(initialCredits))} in più, da usare per inviare le pratiche.`,
    'Nel portafoglio trovi i pacchetti attivi, i crediti residui e ogni movimento.',
  ],
  action: { label: 'Apri il portafoglio', path: `/wallet/${accountId}` },
});
