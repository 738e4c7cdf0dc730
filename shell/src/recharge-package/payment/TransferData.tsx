import type { PaymentInstructionsDto } from '@pratiche/api';
import { formatEuro } from '@pratiche/ui';
import { CopyableCode, CopyableValue } from '../../clipboard/CopyableValue.js';
import { PACKAGE_TEXTS as TEXTS } from '../texts.js';

type Transfer = NonNullable<PaymentInstructionsDto['transfer']>;

/** The values of the bank transfer, each with a button that copies it. */
export function TransferData({ transfer, amount }: { transfer: Transfer; amount: number }) {
  const { holder, iban, bic, bank, reason } = transfer;
  return (
    <dl>
      <CopyableValue
        label={TEXTS.amount}
        shown={formatEuro(amount)}
        text={amount.toFixed(2).replace('.', ',')}
      />
      <CopyableValue label={TEXTS.holder} shown={holder} text={holder} />
      <CopyableCode label={TEXTS.iban} code={iban} />
      {bic !== '' && <CopyableValue label={TEXTS.bic} shown={bic} text={bic} />}
      {bank !== '' && <CopyableValue label={TEXTS.bank} shown={bank} text={bank} />}
      <CopyableValue
        label={TEXTS.reference}
        shown={<ReasonParts reason={reason} />}
        text={reason}
      />
    </dl>
  );
}

const SEPARATOR = ' - ';
/** The sign stays with the word before it. */
const SHOWN_SEPARATOR = '\u00a0- ';

/** Breaks a reason between company, address and package, and inside them only where one is longer than the line. */
function ReasonParts({ reason }: { reason: string }) {
  const parts = reason.split(SEPARATOR);
  return parts.map((part, index) => (
    <span key={part} className="sh-reason-part">
      {`${part}${index === parts.length - 1 ? '' : SHOWN_SEPARATOR}`}
    </span>
  ));
}
