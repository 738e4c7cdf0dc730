import { formatCredits, WalletOutlined } from '@pratiche/ui';
import { StatCard } from './StatCard.js';
import { useCredit } from './useDashboard.js';

/** Credits left over all packages. */
export function CreditCard() {
  const { data, isError } = useCredit();
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
