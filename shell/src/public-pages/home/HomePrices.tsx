import type { PackagePriceDto } from '@pratiche/api';
import { formatDay, QueryState, useSettings } from '@pratiche/ui';
import type { usePackagePrices } from './usePackagePrices.js';
import { PackagePriceCard } from './PackagePriceCard.js';

/** The packages on sale with the price of each filing. */
export function HomePrices({ prices }: { prices: ReturnType<typeof usePackagePrices> }) {
  const { data, error, refetch } = prices;
  return (
    <section className="sh-landing-part" aria-labelledby="prezzi">
      <h2 id="prezzi">Quanto costa</h2>
      <p className="sh-landing-lead">
        Nessun canone: compri crediti e li usi quando invii una pratica. Se torna indietro, i
        crediti tornano con lei.
      </p>
      <QueryState for={{ data, error, refetch }} />
      {data && <PriceList offers={data} />}
    </section>
  );
}

function PriceList({ offers }: { offers: readonly PackagePriceDto[] }) {
  const { isEnabled, disabledUntil } = useSettings().current.purchases;
  if (offers.length === 0)
    return <p>Al momento non ci sono pacchetti in vendita: scrivici per saperne di più.</p>;
  return (
    <>
      {!isEnabled && (
        <p className="sh-notice">
          {`Gli acquisti sono sospesi${disabledUntil === null ? '' : ` fino al ${formatDay(disabledUntil)}`}: intanto puoi registrarti e preparare le pratiche.`}
        </p>
      )}
      <ul className="sh-landing-cards">
        {offers.map((offer) => (
          <li key={offer.id}>
            <PackagePriceCard offer={offer} />
          </li>
        ))}
      </ul>
      <p className="pr-muted">
        Prezzi senza IVA, come sono oggi. Con schermature o chiusure oscuranti l’Ecobonus richiede
        anche un calcolo energetico; insieme ai serramenti le pratiche sono due. Il costo esatto lo
        vedi prima di ogni invio.
      </p>
    </>
  );
}
