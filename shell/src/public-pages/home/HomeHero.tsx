import type { PackagePriceDto } from '@pratiche/api';
import { useSession } from '@pratiche/ui';
import { Link } from 'react-router';
import { HomeDrawing } from './HomeDrawing.js';
import { findLowestFilingPrice, formatRoundEuro } from './package-prices.js';

/** The promise, the way in and the drawing. */
export function HomeHero({ offers }: { offers: readonly PackagePriceDto[] }) {
  const { user } = useSession();
  const lowest = findLowestFilingPrice(offers);
  return (
    <section className="sh-hero">
      <div className="sh-hero-inner">
        <div className="sh-hero-text">
          <h1 tabIndex={-1}>Le pratiche ENEA dei tuoi infissi, senza pensieri.</h1>
          <p>
            Dalla misura in cantiere alla ricevuta ENEA. Niente in ritardo, niente di sbagliato,
            niente scritto due volte.
          </p>
          <p className="sh-hero-actions">
            {user ? (
              <Link to="/" className="pr-button pr-button-large">
                Vai al portale
              </Link>
            ) : (
              <>
                <Link to="/register" className="pr-button pr-button-large">
                  Registrati gratis
                </Link>
                <Link to="/login" className="sh-hero-login">
                  Ho già un account
                </Link>
              </>
            )}
          </p>
          {/* The line keeps its place while the prices are on their way. */}
          <p className="sh-hero-price">
            {lowest === null
              ? ' '
              : `Da ${formatRoundEuro(lowest)} + IVA a pratica: paghi solo quelle che invii.`}
          </p>
        </div>
        <HomeDrawing />
      </div>
    </section>
  );
}
