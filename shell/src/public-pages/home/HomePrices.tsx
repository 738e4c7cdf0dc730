import type { PackagePriceDto } from '@pratiche/api';
import { formatDay, QueryState, useSession, useSettings } from '@pratiche/ui';
import { Link } from 'react-router';
import type { usePackagePrices } from './usePackagePrices.js';
import { PackagePriceCard } from './PackagePriceCard.js';
import { HOME_TEXTS as TEXTS } from './texts.js';

/** The packages on sale with the price of each filing. */
export function HomePrices({ prices }: { prices: ReturnType<typeof usePackagePrices> }) {
  const { data, error, refetch } = prices;
  return (
    <section className="sh-landing-part" aria-labelledby="prezzi">
      <h2 id="prezzi" tabIndex={-1}>
        {TEXTS.prices}
      </h2>
      <p className="sh-landing-lead">{TEXTS.pricesLead}</p>
      <QueryState for={{ data, error, refetch }} />
      {data && <PriceList offers={data} />}
    </section>
  );
}

function PriceList({ offers }: { offers: readonly PackagePriceDto[] }) {
  const { user } = useSession();
  const { isEnabled, disabledUntil } = useSettings().current.purchases;
  const way = user
    ? { to: '/packages', label: TEXTS.buy }
    : { to: '/register', label: isEnabled ? TEXTS.registerAndBuy : TEXTS.register };
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
            <PackagePriceCard
              offer={offer}
              action={
                <Link to={way.to} className="pr-button sh-offer-action">
                  {way.label}
                  <span className="pr-visually-hidden"> {offer.name}</span>
                </Link>
              }
            />
          </li>
        ))}
      </ul>
      <p className="pr-muted">{TEXTS.pricesNote}</p>
      <details className="pr-muted">
        <summary>{TEXTS.dearerQuestion}</summary>
        <p>{TEXTS.dearer}</p>
      </details>
    </>
  );
}
