import { formatDay, formatEuro } from '../formats/index.js';

interface TransferWords {
  /** Euro. */
  readonly amount: number;
  /** `yyyy-mm-dd` */
  readonly transferDay: string;
}

/** How long a transfer usually waits for the back office. */
export const USUAL_CONFIRMATION = 'di solito entro 2 giorni lavorativi';

/** "Bonifico di 153,72 € del 12/11/2026". */
export const describeTransfer = ({ amount, transferDay }: TransferWords): string =>
  `Bonifico di ${formatEuro(amount)} del ${formatDay(transferDay)}`;

/** The line of a transfer that is on its way. */
export const describePendingOrder = (order: TransferWords): string =>
  `${describeTransfer(order)} in attesa di conferma: ${USUAL_CONFIRMATION}.`;
