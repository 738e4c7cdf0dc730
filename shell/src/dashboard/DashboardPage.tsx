import { POLICIES } from '@pratiche/domain';
import { Button, PageHeader, PlusOutlined, useSession } from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { nameOf } from '../layouts/initials.js';
import { ContractPendingDialog } from './ContractPendingDialog.js';
import { CountCards } from './CountCards.js';
import { CreditCard } from './CreditCard.js';
import { InvoicingCard } from './InvoicingCard.js';
import { OfferCard } from './OfferCard.js';
import { Today } from './Today.js';

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
        title={`Buon lavoro, ${nameOf(user)}`}
        subtitle={fitter ? 'Pratiche e crediti, in breve.' : undefined}
        actions={fitter ? create : undefined}
      />
      {blocked && <ContractPendingDialog />}
      {!blocked && (
        <div className="sh-dashboard">
          {fitter && <CountCards />}
          <CreditCard />
          {fitter ? (
            <Today>
              <OfferCard />
              <InvoicingCard />
            </Today>
          ) : (
            <OfferCard />
          )}
        </div>
      )}
    </>
  );
}
