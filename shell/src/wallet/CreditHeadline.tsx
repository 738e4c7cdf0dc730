import type { ActivePackageDto } from '@pratiche/api';
import { fromHundredths, toHundredths } from '@pratiche/domain';
import { countAffordableFilings } from '@pratiche/domain/dashboard-figures';
import { formatCreditCount, Money } from '@pratiche/ui';
import { toBalances } from './to-balances.js';
import { WALLET_TEXTS as TEXTS } from './texts.js';
import './wallet.css';

const KINDS = ['ecobonus', 'bonusCasa'] as const;

/** The balance in front: credits left, what they are worth, and the dossiers they are good for. */
export function CreditHeadline({ packages }: { packages: readonly ActivePackageDto[] }) {
  const sum = (of: (pack: ActivePackageDto) => number) =>
    fromHundredths(packages.reduce((total, pack) => total + toHundredths(of(pack)), 0));
  const balances = toBalances(packages);
  const credits = sum(({ residualCredits }) => residualCredits);
  return (
    <section className="pr-card sh-balance" aria-label={TEXTS.available}>
      <p className="pr-muted">{TEXTS.available}</p>
      <p className="sh-balance-credits pr-number">{formatCreditCount(credits)}</p>
      {credits > 0 ? (
        <ul>
          <li>
            {TEXTS.worth} <Money value={sum(({ residualValue }) => residualValue)} />{' '}
            {TEXTS.withoutVat}
          </li>
          {KINDS.map((kind) => (
            <li key={kind}>{TEXTS.affordable[kind](countAffordableFilings(balances, kind))}</li>
          ))}
        </ul>
      ) : (
        <p>{TEXTS.noPackagesText}</p>
      )}
    </section>
  );
}
