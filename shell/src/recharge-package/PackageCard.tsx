import type { RechargePackageDto } from '@pratiche/api';
import { formatCredits, Money } from '@pratiche/ui';
import { PurchaseForm } from './PurchaseForm.js';

/** Name, credits, price plus VAT, and the cost of one filing of each kind. */
export function PackageCard({ offer, isOpen }: { offer: RechargePackageDto; isOpen: boolean }) {
  const costs = [
    { label: 'Pratica Ecobonus', credits: offer.costEcobonus },
    { label: 'Pratica Bonus Casa o Sicurezza', credits: offer.costBonusCasa },
    { label: 'Calcolo energetico', credits: offer.costCalcoloEnergetico },
  ];
  return (
    <section
      className="pr-card sh-package"
      style={isColour(offer.color) ? { borderTopColor: offer.color } : undefined}
    >
      <h2>{offer.name}</h2>
      <p className="sh-package-price">
        <Money value={offer.price} /> <span className="pr-muted">+ IVA</span>
      </p>
      <p className="pr-muted">
        <Money value={offer.priceWithVat} /> IVA inclusa
      </p>
      <dl>
        <div>
          <dt>Crediti totali</dt>
          <dd className="pr-number">{formatCredits(offer.credits)}</dd>
        </div>
        {costs.map(({ label, credits }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="pr-number">{`${formatCredits(credits)} ${credits === 1 ? 'credito' : 'crediti'}`}</dd>
          </div>
        ))}
      </dl>
      {offer.description && <p>{offer.description}</p>}
      {isOpen && <PurchaseForm offer={offer} />}
    </section>
  );
}

const isColour = (text: string | null): text is string =>
  text !== null && /^#[0-9a-f]{6}$/i.test(text);
