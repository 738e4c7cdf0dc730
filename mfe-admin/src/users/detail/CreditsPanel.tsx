import { readData, type AccountDetailDto, type ActivePackageDto } from '@pratiche/api';
import {
  Button,
  EditOutlined,
  formatCredits,
  formatMomentDay,
  PlusOutlined,
  useApi,
  useSession,
  QueryState,
} from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { AddPackageDialog } from './AddPackageDialog.js';
import { AdjustCreditsDialog } from './AdjustCreditsDialog.js';
import { mayAddPackage } from './may-add-package.js';
import { ACCOUNT_CREDITS_TEXTS } from './texts.js';
import { WideTable } from './WideTable.js';

/** Credits and their packages; for a buyer those of the company. */
export function CreditsPanel({
  account,
  onChange,
}: {
  account: AccountDetailDto;
  onChange: () => void;
}) {
  const api = useApi();
  const { user } = useSession();
  const [adds, setAdds] = useState(false);
  const [adjusted, setAdjusted] = useState<ActivePackageDto | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['active-packages', account.id],
    queryFn: () =>
      readData(
        api.GET('/api/Accounts/get-active-packages/{id}', { params: { path: { id: account.id } } }),
      ),
    staleTime: 0,
  });
  const mayAdd = mayAddPackage(account);
  const mayAdjust = mayAdd && user?.role === 'SuperAdmin';
  return (
    <section className="pr-card">
      <h2>{ACCOUNT_CREDITS_TEXTS.title}</h2>
      <p>
        {ACCOUNT_CREDITS_TEXTS.residual}{' '}
        <strong className="pr-number">{formatCredits(account.credits)}</strong>
      </p>
      {account.role === 'Buyer' && <BuyerWalletNote walletId={account.walletId} />}
      <QueryState for={{ data, error, refetch }} />
      {data?.length === 0 && <p className="pr-muted">{ACCOUNT_CREDITS_TEXTS.noPackage}</p>}
      {data && data.length > 0 && (
        <ActivePackageTable packages={data} onAdjust={mayAdjust ? setAdjusted : null} />
      )}
      {mayAdd && (
        <div className="ad-user-buttons">
          <Button
            type="primary"
            icon={<PlusOutlined aria-hidden="true" />}
            onClick={() => setAdds(true)}
          >
            {ACCOUNT_CREDITS_TEXTS.addPackage}
          </Button>
        </div>
      )}
      {adjusted && (
        <AdjustCreditsDialog
          account={account}
          owned={adjusted}
          onClose={() => setAdjusted(null)}
          onAdjusted={() => {
            setAdjusted(null);
            void refetch();
            onChange();
          }}
        />
      )}
      {adds && (
        <AddPackageDialog
          account={account}
          onClose={() => setAdds(false)}
          onAdded={() => {
            setAdds(false);
            void refetch();
            onChange();
          }}
        />
      )}
    </section>
  );
}

/** Where the credits of a buyer come from: the account of the company. */
function BuyerWalletNote({ walletId }: { walletId: AccountDetailDto['walletId'] }) {
  return walletId === null ? (
    <p className="pr-muted">{ACCOUNT_CREDITS_TEXTS.noInstaller}</p>
  ) : (
    <p className="pr-muted">
      {ACCOUNT_CREDITS_TEXTS.companyCredits}
      <Link to={`/administration/users/${walletId}`}>
        {ACCOUNT_CREDITS_TEXTS.account(walletId)}
      </Link>
      .
    </p>
  );
}

function ActivePackageTable({
  packages,
  onAdjust,
}: {
  packages: readonly ActivePackageDto[];
  /** `null` where credits cannot be adjusted. */
  onAdjust: ((owned: ActivePackageDto) => void) | null;
}) {
  return (
    <WideTable label={ACCOUNT_CREDITS_TEXTS.packages}>
      <thead>
        <tr>
          <th scope="col">{ACCOUNT_CREDITS_TEXTS.package}</th>
          <th scope="col" className="ad-wide-only">
            {ACCOUNT_CREDITS_TEXTS.since}
          </th>
          <th scope="col">{ACCOUNT_CREDITS_TEXTS.initial}</th>
          <th scope="col">{ACCOUNT_CREDITS_TEXTS.left}</th>
          {onAdjust !== null && (
            <th scope="col">
              <span className="pr-visually-hidden">{ACCOUNT_CREDITS_TEXTS.adjust}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {packages.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.rechargePackage.name}</th>
            <td className="ad-wide-only">{formatMomentDay(row.created)}</td>
            <td>{formatCredits(row.initialCredits)}</td>
            <td>{formatCredits(row.residualCredits)}</td>
            {onAdjust !== null && (
              <td className="ad-cell-action">
                <Button
                  icon={<EditOutlined aria-hidden="true" />}
                  onClick={() => onAdjust(row)}
                  aria-label={ACCOUNT_CREDITS_TEXTS.adjustCredits(row.rechargePackage.name)}
                  title={ACCOUNT_CREDITS_TEXTS.adjust}
                >
                  <span className="ad-wide-only">{ACCOUNT_CREDITS_TEXTS.adjust}</span>
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
