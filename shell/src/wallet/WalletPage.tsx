import {
  Button,
  PageHeader,
  ShoppingCartOutlined,
  useSession,
  formatCreditCount,
  Money,
} from '@pratiche/ui';
import { Navigate, useNavigate, useParams } from 'react-router';
import type { ActivePackageDto } from '@pratiche/api';
import { fromHundredths, toHundredths, countAffordableFilings } from '@pratiche/domain';
import { ActivePackagesTable } from './ActivePackagesTable.js';
import { TransfersSection } from '../package-orders/TransfersSection.js';
import { PaymentLogTable } from './PaymentLogTable.js';
import { useOwnPackages } from './useOwnPackages.js';
import { toBalances } from './to-balances.js';
import { WALLET_TEXTS as TEXTS } from './texts.js';
import './wallet.css';

const KINDS = ['ecobonus', 'bonusCasa'] as const;

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
