import type { SessionUserDto } from '@pratiche/api';
import { POLICIES, formatLongDay } from '@pratiche/domain';
import {
  Button,
  LoadingState,
  loadWhenOnline,
  PageHeader,
  PlusOutlined,
  useSession,
} from '@pratiche/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { userDisplayName } from '../layouts/user-name.js';
import { BuyCreditsCard } from './BuyCreditsCard.js';
import { CreditBalanceCard } from './CreditBalanceCard.js';
import { FitterDashboard } from './FitterDashboard.js';
import { describeToday } from './today-items.js';
import { useToday } from './dashboard-queries.js';
import { DASHBOARD_TEXTS as TEXTS } from './texts.js';
import './dashboard.css';

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
  if (!user) return null;
  const transfers = (
    <Suspense fallback={null}>
      <PendingTransfersSection accountId={user.id} />
    </Suspense>
  );
  if (user.role === 'User' && !user.isContractVerified)
    return (
      <>
        <DashboardHeader user={user} />
        <Suspense fallback={<LoadingState />}>
          <ContractStatus />
        </Suspense>
      </>
    );
  if (POLICIES.fitter(user)) return <FitterPage user={user}>{transfers}</FitterPage>;
  return (
    <>
      <DashboardHeader user={user} />
      <div className="sh-dashboard">
        <CreditBalanceCard accountId={user.id} />
        {transfers}
        <BuyCreditsCard />
      </div>
    </>
  );
}

function FitterPage({ user, children }: { user: SessionUserDto; children: ReactNode }) {
  const { items, isPending } = useToday();
  return (
    <>
      <DashboardHeader user={user} todayCount={isPending ? undefined : items?.length} />
      <FitterDashboard accountId={user.id} transfers={children} />
    </>
  );
}

function DashboardHeader({
  user,
  todayCount,
}: {
  user: SessionUserDto;
  todayCount?: number | undefined;
}) {
  const navigate = useNavigate();
  return (
    <PageHeader
      title={describeToday(user.firstName ?? userDisplayName(user), todayCount)}
      tabTitle={TEXTS.tabTitle}
      subtitle={[user.firstName && user.businessName, formatLongDay()].filter(Boolean).join(' · ')}
      actions={
        POLICIES.fitter(user) ? (
          <Button
            type="primary"
            icon={<PlusOutlined />}
            onClick={() => void navigate('/modules/new')}
          >
            {TEXTS.newDossier}
          </Button>
        ) : undefined
      }
    />
  );
}
