import { PageHeader, useSession } from '@pratiche/ui';
import { Navigate, useParams } from 'react-router';
import { ActivePackagesTable } from './ActivePackagesTable.js';
import { TransfersSection } from '../package-orders/TransfersSection.js';
import { PaymentLogTable } from './PaymentLogTable.js';
import { WALLET_TEXTS as TEXTS } from './texts.js';

/** The credits of the user's company: balance and movements (spec platform §2, Wallet). */
export function WalletPage() {
  const { user } = useSession();
  const { id } = useParams();
  if (!user) return null;
  if (id !== String(user.id)) return <Navigate to={`/wallet/${user.id}`} replace />;
  return (
    <>
      <PageHeader title={TEXTS.title} subtitle={TEXTS.subtitle} />
      <TransfersSection accountId={user.id} />
      <ActivePackagesTable accountId={user.id} />
      <PaymentLogTable accountId={user.id} />
    </>
  );
}
