import { formatCredits, WalletOutlined } from '@pratiche/ui';
import { StatCard } from './StatCard.js';
import { useCreditBalance } from './dashboard-queries.js';

/** Credits left over all packages. */
export function CreditBalanceCard() {
  const { data, isError } = useCreditBalance();
  const value = data === undefined ? (isError ? 'n.d.' : undefined) : formatCredits(data);
  return (
    <StatCard
      to="/packages"
      label="Crediti residui"
      value={value}
      hint="Vedi i pacchetti"
      icon={<WalletOutlined />}
    />
  );
}
