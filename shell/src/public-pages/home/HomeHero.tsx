import type { PackagePriceDto } from '@pratiche/api';
import { useSession } from '@pratiche/ui';
import { Link } from 'react-router';
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

/** A window, its shutter and the receipt: our own lines, white and amber, as in every drawing of the portal. */
function HomeDrawing() {
  return (
    <svg className="sh-hero-drawing" viewBox="0 0 420 300" aria-hidden="true">
      <g fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M20 262h380" opacity=".5" />
        <rect x="46" y="46" width="150" height="190" rx="10" />
        <path d="M121 46v190M46 138h150" />
        <path d="M64 112l34-44M64 134l50-64" opacity=".45" strokeWidth="3" />
        <path d="M34 236h174v14H34z" />
        <path d="M110 150v14M132 150v14" />
      </g>
      <g fill="none" stroke="#f2a900" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <rect x="222" y="46" width="66" height="190" rx="8" />
        <path d="M222 66h66M234 88h42M234 106h42M234 124h42M234 142h42M234 160h42M234 178h42M234 196h42M234 214h42" />
        <path d="M200 60h18M200 222h18" />
      </g>
      <g fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M314 128h48l26 26v82a8 8 0 0 1-8 8h-66a8 8 0 0 1-8-8V136a8 8 0 0 1 8-8z" />
        <path d="M362 128v26h26" />
        <path d="M322 172h32" opacity=".6" />
        <path d="M326 206l14 14 28-34" stroke="#f2a900" strokeWidth="6" />
      </g>
    </svg>
  );
}
