import { countAffordableFilings } from '@pratiche/domain';
import { formatCredits, formatNumber, WalletOutlined } from '@pratiche/ui';
import type { ActivePackageDto } from '@pratiche/api';
import { StatCard } from './StatCard.js';
import { useOwnPackages } from '../wallet/useOwnPackages.js';
import { toBalances } from '../wallet/to-balances.js';
import { useCreditBalance } from './dashboard-queries.js';
import { DASHBOARD_TEXTS as TEXTS } from './texts.js';

/** Credits left over all packages, and how many dossiers they are good for. */
export function CreditBalanceCard({ accountId }: { accountId: number }) {
  const { data, isError } = useCreditBalance();
  const { data: packages } = useOwnPackages(accountId);
  const value =
    data === undefined ? (isError ? TEXTS.unknownCredits : undefined) : formatCredits(data);
  return (
    <StatCard
      to="/packages"
      label={TEXTS.credits}
      value={value}
      hint={{ text: packages === undefined ? TEXTS.seePackages : describeWorth(packages) }}
      icon={<WalletOutlined />}
    />
  );
}

function describeWorth(packages: readonly ActivePackageDto[]): string {
  const count = countAffordableFilings(toBalances(packages), 'ecobonus');
  if (count === null) return TEXTS.seePackages;
  if (count === 0) return TEXTS.buyMore;
  return TEXTS.affordable(formatNumber(count, 0), count === 1);
}
