import type { PackagePriceDto } from '@pratiche/api';
import {
  formatDay,
  QueryState,
  useSession,
  useSettings,
  formatCreditCount,
  Money,
} from '@pratiche/ui';
import { Link } from 'react-router';
import type { ReactNode } from 'react';
import type { usePackagePrices } from './usePackagePrices.js';
import { describeCredits, listFilingPrices } from './package-prices.js';
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

/** A package as strangers compare it: the price of a filing first, then what one pays at once. */
function PackagePriceCard({ offer, action }: { offer: PackagePriceDto; action: ReactNode }) {
  const [first, ...others] = listFilingPrices(offer);
  return (
    <article className="pr-card sh-offer">
      <h3>{offer.name}</h3>
      {first && (
        <p className="sh-offer-price">
          <strong>
            <Money value={first.euro} />
          </strong>{' '}
          {TEXTS.anEcobonusDossier}
        </p>
      )}
      <dl>
        {others.map(({ name, euro, credits }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Money value={euro} />
              <span className="pr-visually-hidden">
                {TEXTS.inCredits(formatCreditCount(credits))}
              </span>
            </dd>
          </div>
        ))}
        <div>
          <dt>{offer.isIncrementable ? TEXTS.oneCredit : TEXTS.package}</dt>
          <dd>
            <Money value={offer.price} />
          </dd>
        </div>
      </dl>
      <p className="pr-muted">
        {describeCredits(offer)} · <Money value={offer.priceWithVat} /> {TEXTS.withVat}
      </p>
      {offer.description && <p>{offer.description}</p>}
      {action}
    </article>
  );
}
