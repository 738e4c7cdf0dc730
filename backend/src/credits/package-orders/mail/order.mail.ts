import { formatCreditCount, fromHundredths, describeTransfer } from '@pratiche/domain';
import type { MailTemplate } from '../../../platform/mail/index.js';
import type { PackageOrder } from '../package-order.entity.js';

const describe = ({ amount, transferDay }: PackageOrder): string =>
  describeTransfer({ amount: fromHundredths(amount), transferDay });

/** To the buyer who ordered for a company. */
export const createOrderConfirmedMail = (order: PackageOrder): MailTemplate => ({
  subject: 'Bonifico confermato',
  heading: 'Abbiamo ricevuto il tuo bonifico',
  paragraphs: [
    `${describe(order)} per il pacchetto ${order.packageName}: ${formatCreditCount(fromHundredths(order.credits))} in più per l’azienda.`,
  ],
  action: { label: 'Apri il portafoglio', path: `/wallet/${order.orderedBy}` },
});

/** To the company, and to the buyer who ordered for it. */
export const createOrderRejectedMail = (
  order: PackageOrder,
  reason: string,
  accountId: number,
): MailTemplate => ({
  subject: 'Bonifico non confermato',
  heading: 'Non abbiamo potuto confermare il tuo bonifico',
  paragraphs: [
    `${describe(order)} per il pacchetto ${order.packageName}: i crediti non sono stati accreditati.`,
    `Motivo: ${reason}`,
    'Se il bonifico è partito, scrivi all’assistenza e allega la ricevuta: lo cerchiamo noi. Puoi anche segnalarlo di nuovo dalla pagina di pagamento.',
  ],
  action: { label: 'Apri il portafoglio', path: `/wallet/${accountId}` },
});
