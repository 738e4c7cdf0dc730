import type { RechargePackageDto } from '@pratiche/api';
import { formatCreditCount, Money } from '@pratiche/ui';
import { calculateSharePrice, formatDossierCount, listDossierPrices } from '@pratiche/domain';
import { PurchaseForm } from './PurchaseForm.js';
import { PACKAGE_TEXTS as TEXTS } from './texts.js';

interface PackageCardProps {
  offer: RechargePackageDto;
  isOpen: boolean;
  /** It costs the reader least for what they sent. */
  isBest: boolean;
  /** The reader needs none now. */
  isQuiet: boolean;
}

/** Name, price plus VAT, credits, and what each filing costs with it in euro and credits. */
export function PackageCard({ offer, isOpen, isBest, isQuiet }: PackageCardProps) {
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
          {offer.isIncrementable ? TEXTS.perCredit : formatCreditCount(offer.credits)} ·{' '}
          <Money value={offer.priceWithVat} /> {TEXTS.vatIncluded}
        </div>
      </div>
      <PackageDossierPrices offer={offer} />
      <p>{offer.description}</p>
      {isOpen ? <PurchaseForm offer={offer} isQuiet={isQuiet} /> : <div />}
    </section>
  );
}

const isColour = (text: string | null): text is string =>
  text !== null && /^#[0-9a-f]{6}$/i.test(text);

/** Euro and credits for each filing, and how many dossiers the package is good for. */
function PackageDossierPrices({ offer }: { offer: RechargePackageDto }) {
  const [ecobonus, bonusCasa] = listDossierPrices(offer);
  const rows = [
    ...[ecobonus, bonusCasa].flatMap((price) =>
      price === undefined
        ? []
        : {
            ...price,
            label: price.serviceType === 1 ? TEXTS.ecobonus : TEXTS.bonusCasa,
            good: formatDossierCount(price) ?? TEXTS.anyNumber,
          },
    ),
    {
      label: TEXTS.energyCalculation,
      credits: offer.costCalcoloEnergetico,
      price: calculateSharePrice(offer, offer.costCalcoloEnergetico),
      good: null,
    },
  ];
  return (
    <ul className="sh-package-prices" aria-label={TEXTS.dossierPrices(offer.name)}>
      {rows.map(({ label, price, credits, good }) => (
        <li key={label}>
          <span>{label}</span>
          <strong className="pr-number">
            <Money value={price} />
          </strong>
          <span className="pr-muted">
            {formatCreditCount(credits)}
            {good !== null && ` · ${good}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
