import { ShoppingCartOutlined } from '@pratiche/ui';
import { Link } from 'react-router';

/** The way to more credits. */
export function BuyCreditsCard() {
  return (
    <section className="pr-card sh-side">
      <h2>
        <ShoppingCartOutlined aria-hidden="true" /> Acquista servizio
      </h2>
      <p>I pacchetti di crediti a confronto, e quanto costa ogni pratica.</p>
      <Link to="/packages">Vai ai pacchetti</Link>
    </section>
  );
}
