import type { RechargePackageDto } from '@pratiche/api';
import { formatCreditCount, formatCredits, Money } from '@pratiche/ui';
import { PackageDossierPrices } from './PackageDossierPrices.js';
import { PurchaseForm } from './PurchaseForm.js';
import { PACKAGE_TEXTS as TEXTS } from './texts.js';

interface PackageCardProps {
  offer: RechargePackageDto;
  isOpen: boolean;
  /** It costs the reader least for what they sent. */
  isBest: boolean;
}

/** Name, price plus VAT, what a dossier of each service costs with it, and its conditions in credits. */
export function PackageCard({ offer, isOpen, isBest }: PackageCardProps) {
  const costs = [
    { label: TEXTS.ecobonus, credits: offer.costEcobonus },
    { label: TEXTS.bonusCasa, credits: offer.costBonusCasa },
    { label: TEXTS.energyCalculation, credits: offer.costCalcoloEnergetico },
  ];
  return (
    <section
      className={`pr-card sh-package ${isBest ? 'sh-package-best' : ''}`}
      style={!isBest && isColour(offer.color) ? { borderTopColor: offer.color } : undefined}
    >
      <div className="sh-package-head">
        <h2>{offer.name}</h2>
        {isBest && <span className="sh-package-mark">{TEXTS.bestForYou}</span>}
      </div>
      <div>
        <div className="sh-package-price">
          <Money value={offer.price} /> <span className="pr-muted">{TEXTS.withoutVat}</span>
        </div>
        <div className="pr-muted">
          <Money value={offer.priceWithVat} /> {TEXTS.vatIncluded}
        </div>
      </div>
      <PackageDossierPrices offer={offer} />
      <dl>
        <div>
          <dt>{TEXTS.totalCredits}</dt>
          <dd className="pr-number">{formatCredits(offer.credits)}</dd>
        </div>
        {costs.map(({ label, credits }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="pr-number">{formatCreditCount(credits)}</dd>
          </div>
        ))}
      </dl>
      <p>{offer.description}</p>
      {isOpen ? <PurchaseForm offer={offer} /> : <div />}
    </section>
  );
}

const isColour = (text: string | null): text is string =>
  text !== null && /^#[0-9a-f]{6}$/i.test(text);
