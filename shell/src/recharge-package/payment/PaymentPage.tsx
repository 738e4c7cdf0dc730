import { validateOrderCredits } from '@pratiche/domain';
import {
  EmptyState,
  formatCredits,
  formatEuro,
  formatNumber,
  LoadingState,
  PageHeader,
  QrCode,
  useApi,
} from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { CopyableCode, CopyableValue } from '../../clipboard/CopyableValue.js';
import { ServiceProviderInfo } from '../../service-provider/ServiceProviderInfo.js';
import { PaymentUnavailable } from './PaymentUnavailable.js';

/** Instructions to pay for a package by bank transfer (spec platform §2, Payment page). */
export function PaymentPage() {
  const api = useApi();
  const { type = '' } = useParams();
  const [params] = useSearchParams();
  const asked = params.get('numCredits');
  const numCredits = asked === null || asked === '' ? undefined : Number(asked.replace(',', '.'));
  const isPackage = /^[1-9]\d{0,8}$/.test(type);
  const fault = numCredits === undefined ? null : validateOrderCredits(numCredits);
  const mayAsk = isPackage && fault === null;
  const { data, error, refetch } = useQuery({
    queryKey: ['payment', type, numCredits],
    queryFn: () => api.packages.payment(Number(type), numCredits),
    enabled: mayAsk,
    staleTime: 0,
  });
  return (
    <>
      <PageHeader
        title="Pagamento"
        subtitle="I crediti sono disponibili appena il bonifico arriva: un’e-mail avvisa dell’accredito."
      />
      {!isPackage && (
        <EmptyState
          title="Pacchetto non trovato"
          text="L’indirizzo non corrisponde a nessun pacchetto in vendita."
        />
      )}
      {isPackage && fault !== null && (
        <EmptyState title="Numero di crediti non valido" text={fault} />
      )}
      {mayAsk &&
        !data &&
        (error ? (
          <PaymentUnavailable error={error} onRetry={() => void refetch()} />
        ) : (
          <LoadingState />
        ))}
      {data && (
        <div className="sh-payment">
          <section className="pr-card">
            <h2>{`Pacchetto ${data.packageName}`}</h2>
            <p>{`${formatCredits(data.credits)} crediti · ${formatEuro(data.net)} + IVA ${formatNumber(data.vatPercent)} %`}</p>
            {data.transfer === null ? (
              <p>
                Le coordinate per il bonifico non sono ancora disponibili: scrivere all’assistenza
                dalla pagina <Link to="/help">Assistenza</Link>.
              </p>
            ) : (
              <dl>
                <CopyableValue
                  label="Importo da versare"
                  shown={formatEuro(data.amount)}
                  text={data.amount.toFixed(2).replace('.', ',')}
                />
                <CopyableValue label="Intestatario" shown={data.transfer.holder} />
                <CopyableCode label="IBAN" code={data.transfer.iban} />
                {data.transfer.bic !== '' && (
                  <CopyableValue label="BIC" shown={data.transfer.bic} />
                )}
                <CopyableValue label="Causale" shown={data.transfer.reason} />
              </dl>
            )}
            {data.transfer !== null && data.transfer.bank !== '' && (
              <p className="pr-muted">{data.transfer.bank}</p>
            )}
            <ServiceProviderInfo title="Il pagamento è a favore di" />
          </section>
          {data.transfer && (
            <section className="pr-card sh-payment-qr">
              <h2>Con l’app della banca</h2>
              <QrCode
                value={data.transfer.qr}
                label={`Codice QR del bonifico di ${formatEuro(data.amount)}`}
              />
              <p className="pr-muted">
                Inquadrando il codice, le app che lo riconoscono compilano il bonifico da sole.
                Controllare i dati prima di confermare.
              </p>
            </section>
          )}
        </div>
      )}
      <p className="sh-section sh-back">
        <Link to="/packages">Torna ai pacchetti</Link>
      </p>
    </>
  );
}
