import { Button, PageHeader, ShoppingCartOutlined, useSession } from '@pratiche/ui';
import { Navigate, useNavigate, useParams } from 'react-router';
import { ActivePackagesTable } from './ActivePackagesTable.js';
import { TransfersSection } from '../package-orders/TransfersSection.js';
import { CreditHeadline } from './CreditHeadline.js';
import { PaymentLogTable } from './PaymentLogTable.js';
import { useOwnPackages } from './useOwnPackages.js';
import { WALLET_TEXTS as TEXTS } from './texts.js';

/** The credits of the user's company: balance and movements (spec platform §2, Wallet). */
export function WalletPage() {
  const { user } = useSession();
  const { id } = useParams();
  if (!user) return null;
  if (id !== String(user.id)) return <Navigate to={`/wallet/${user.id}`} replace />;
  return <Wallet accountId={user.id} />;
}

function Wallet({ accountId }: { accountId: number }) {
  const navigate = useNavigate();
  const { data: packages } = useOwnPackages(accountId);
  return (
    <>
      <PageHeader
        title={TEXTS.title}
        subtitle={TEXTS.subtitle}
        actions={
          <Button
            type="primary"
            icon={<ShoppingCartOutlined />}
            onClick={() => void navigate('/packages')}
          >
            {TEXTS.buyCredits}
          </Button>
        }
      />
      {packages && <CreditHeadline packages={packages} />}
      <TransfersSection accountId={accountId} />
      <ActivePackagesTable accountId={accountId} />
      <PaymentLogTable accountId={accountId} />
    </>
  );
}
