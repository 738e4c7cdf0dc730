import type { PackagePriceDto } from '@pratiche/api';
import { formatDay, QueryState, useSettings } from '@pratiche/ui';
import type { usePackagePrices } from './usePackagePrices.js';
import { PackagePriceCard } from './PackagePriceCard.js';
import { HOME_TEXTS as TEXTS } from './texts.js';

/** The packages on sale with the price of each filing. */
export function HomePrices({ prices }: { prices: ReturnType<typeof usePackagePrices> }) {
  const { data, error, refetch } = prices;
  return (
    <section className="sh-landing-part" aria-labelledby="prezzi">
      <h2 id="prezzi">{TEXTS.prices}</h2>
      <p className="sh-landing-lead">{TEXTS.pricesLead}</p>
      <QueryState for={{ data, error, refetch }} />
      {data && <PriceList offers={data} />}
    </section>
  );
}

function PriceList({ offers }: { offers: readonly PackagePriceDto[] }) {
  const { isEnabled, disabledUntil } = useSettings().current.purchases;
  if (offers.length === 0) return <p>{TEXTS.nothingOnSale}</p>;
  return (
    <>
      {!isEnabled && (
        <p className="sh-notice">
          {TEXTS.closed(disabledUntil === null ? null : formatDay(disabledUntil))}
        </p>
      )}
      <ul className="sh-landing-cards">
        {offers.map((offer) => (
          <li key={offer.id}>
            <PackagePriceCard offer={offer} />
          </li>
        ))}
      </ul>
      <p className="pr-muted">{TEXTS.pricesNote}</p>
    </>
  );
}
