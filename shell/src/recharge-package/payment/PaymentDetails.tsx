import type { PaymentInstructionsDto } from '@pratiche/api';
import { formatCreditCount } from '@pratiche/domain';
import { formatEuro, formatNumber } from '@pratiche/ui';
import { Link } from 'react-router';
import { CopyableCode, CopyableValue } from '../../clipboard/CopyableValue.js';
import { ServiceProviderInfo } from '../../service-provider/ServiceProviderInfo.js';
import { TransferQrCode } from './TransferQrCode.js';

/** What is bought, and the bank transfer that pays for it. */
export function PaymentDetails({ payment }: { payment: PaymentInstructionsDto }) {
  const { transfer } = payment;
  return (
    <div className="sh-payment">
      <section className="pr-card">
        <h2>{`Pacchetto ${payment.packageName}`}</h2>
        <p>{`${formatCreditCount(payment.credits)} · ${formatEuro(payment.net)} + IVA ${formatNumber(payment.vatPercent)} %`}</p>
        {transfer === null ? (
          <p>
            Le coordinate per il bonifico non sono ancora disponibili: scrivere all’assistenza dalla
            pagina <Link to="/help">Assistenza</Link>.
          </p>
        ) : (
          <dl>
            <CopyableValue
              label="Importo da versare"
              shown={formatEuro(payment.amount)}
              text={payment.amount.toFixed(2).replace('.', ',')}
            />
            <CopyableValue label="Intestatario" shown={transfer.holder} />
            <CopyableCode label="IBAN" code={transfer.iban} />
            {transfer.bic !== '' && <CopyableValue label="BIC" shown={transfer.bic} />}
            <CopyableValue label="Causale" shown={transfer.reason} />
          </dl>
        )}
        {transfer !== null && transfer.bank !== '' && <p className="pr-muted">{transfer.bank}</p>}
        <ServiceProviderInfo title="Il pagamento è a favore di" />
      </section>
      {transfer && <TransferQrCode qr={transfer.qr} amount={payment.amount} />}
    </div>
  );
}
