import { POLICIES } from '@pratiche/domain';
import {
  Button,
  LoadingState,
  loadWhenOnline,
  PageHeader,
  PlusOutlined,
  useSession,
} from '@pratiche/ui';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { userDisplayName } from '../layouts/user-name.js';
import { DossierCountCards } from './DossierCountCards.js';
import { CreditBalanceCard } from './CreditBalanceCard.js';
import { InvoicingSoftwareCard } from './InvoicingSoftwareCard.js';
import { BuyCreditsCard } from './BuyCreditsCard.js';
import { TodaySection } from './TodaySection.js';

// Most visitors have no transfer on its way, so the dashboard does not wait for its rules.
const PendingTransfersSection = lazy(async () => ({
  default: await loadWhenOnline(
    async () => (await import('./PendingTransfersSection.js')).PendingTransfersSection,
  ),
}));

// Only an account whose contract is not verified sees it.
const ContractStatus = lazy(async () => ({
  default: await loadWhenOnline(
    async () => (await import('../onboarding/ContractStatus.js')).ContractStatus,
  ),
}));

/** What a fitter or a buyer sees first. */
export function DashboardPage() {
  const { user } = useSession();
  const navigate = useNavigate();
  if (!user) return null;
  const fitter = POLICIES.fitter(user);
  const blocked = user.role === 'User' && !user.isContractVerified;
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate('/modules/new')}>
      Nuova pratica
    </Button>
  );
  return (
    <>
      <PageHeader
        title={`Buon lavoro, ${userDisplayName(user)}`}
        subtitle={fitter ? 'Pratiche e crediti, in breve.' : undefined}
        actions={fitter ? create : undefined}
      />
      {blocked && (
        <Suspense fallback={<LoadingState />}>
          <ContractStatus />
        </Suspense>
      )}
      {!blocked && (
        <div className="sh-dashboard">
          {fitter && <DossierCountCards />}
          <CreditBalanceCard />
          <Suspense fallback={null}>
            <PendingTransfersSection accountId={user.id} />
          </Suspense>
          {fitter ? (
            <TodaySection>
              <BuyCreditsCard />
              <InvoicingSoftwareCard />
            </TodaySection>
          ) : (
            <BuyCreditsCard />
          )}
        </div>
      )}
    </>
  );
}
