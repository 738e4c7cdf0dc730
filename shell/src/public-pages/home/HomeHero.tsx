import type { PackagePriceDto } from '@pratiche/api';
import { useSession } from '@pratiche/ui';
import { Link } from 'react-router';
import { HomeDrawing } from './HomeDrawing.js';
import { findLowestFilingPrice, formatRoundEuro } from './package-prices.js';
import { HOME_TEXTS as TEXTS } from './texts.js';

/** The promise, the way in and the drawing. */
export function HomeHero({ offers }: { offers: readonly PackagePriceDto[] }) {
  const { user } = useSession();
  const lowest = findLowestFilingPrice(offers);
  return (
    <section className="sh-hero">
      <div className="sh-hero-inner">
        <div className="sh-hero-text">
          <h1 tabIndex={-1}>{TEXTS.promise}</h1>
          <p>{TEXTS.lead}</p>
          <p className="sh-hero-actions">
            {user ? (
              <Link to="/" className="pr-button pr-button-large">
                {TEXTS.toPortal}
              </Link>
            ) : (
              <>
                <Link to="/register" className="pr-button pr-button-large">
                  {TEXTS.register}
                </Link>
                <Link to="/login" className="sh-hero-login">
                  {TEXTS.login}
                </Link>
              </>
            )}
          </p>
          {/* The line keeps its place while the prices are on their way. */}
          <p className="sh-hero-price">
            {lowest === null ? ' ' : TEXTS.lowestPrice(formatRoundEuro(lowest))}
          </p>
        </div>
        <HomeDrawing />
      </div>
    </section>
  );
}
