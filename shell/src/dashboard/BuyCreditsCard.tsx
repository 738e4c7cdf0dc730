import { ShoppingCartOutlined } from '@pratiche/ui';
import { Link } from 'react-router';
import { DASHBOARD_TEXTS as TEXTS } from './texts.js';

/** The way to more credits. */
export function BuyCreditsCard() {
  return (
    <section className="pr-card sh-side">
      <h2>
        <ShoppingCartOutlined aria-hidden="true" /> {TEXTS.buy}
      </h2>
      <p>{TEXTS.buyText}</p>
      <Link to="/packages">{TEXTS.toPackages}</Link>
    </section>
  );
}
