import { POLICIES } from '@pratiche/domain';
import { Button, PageHeader, PlusOutlined, useSession } from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { userDisplayName } from '../layouts/user-name.js';
import { ContractPendingDialog } from './ContractPendingDialog.js';
import { DossierCountCards } from './DossierCountCards.js';
import { CreditBalanceCard } from './CreditBalanceCard.js';
import { InvoicingSoftwareCard } from './InvoicingSoftwareCard.js';
import { BuyCreditsCard } from './BuyCreditsCard.js';
import { PendingTransfersSection } from './PendingTransfersSection.js';
import { TodaySection } from './TodaySection.js';

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
      {blocked && <ContractPendingDialog />}
      {!blocked && (
        <div className="sh-dashboard">
          {fitter && <DossierCountCards />}
          <CreditBalanceCard />
          <PendingTransfersSection accountId={user.id} />
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
