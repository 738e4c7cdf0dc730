import type { PackagePriceDto } from '@pratiche/api';
import { formatCreditCount, Money } from '@pratiche/ui';
import type { ReactNode } from 'react';
import { describeCredits, listFilingPrices } from './package-prices.js';
import { HOME_TEXTS as TEXTS } from './texts.js';

/** A package as strangers compare it: the price of a filing first, then what one pays at once. */
export function PackagePriceCard({ offer, action }: { offer: PackagePriceDto; action: ReactNode }) {
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
