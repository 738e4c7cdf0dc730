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
      <h2>Crediti</h2>
      <p>
        Crediti residui: <strong className="pr-number">{formatCredits(account.credits)}</strong>
      </p>
      {account.role === 'Buyer' && <BuyerWalletNote walletId={account.walletId} />}
      <QueryState for={{ data, error, refetch }} />
      {data?.length === 0 && <p className="pr-muted">Nessun pacchetto attivo.</p>}
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
            Aggiungi pacchetto
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
    <p className="pr-muted">
      Nessun installatore verificato ha la stessa partita IVA: finché manca, non puoi aggiungere
      pacchetti a questo buyer.
    </p>
  ) : (
    <p className="pr-muted">
      Sono i crediti dell’azienda:{' '}
      <Link to={`/administration/users/${walletId}`}>account n. {walletId}</Link>.
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
    <table>
      <caption className="pr-visually-hidden">Pacchetti attivi</caption>
      <thead>
        <tr>
          <th scope="col">Pacchetto</th>
          <th scope="col" className="ad-wide-only">
            Dal
          </th>
          <th scope="col">Iniziali</th>
          <th scope="col">Residui</th>
          {onAdjust !== null && (
            <th scope="col">
              <span className="pr-visually-hidden">Rettifica</span>
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
                  aria-label={`Rettifica i crediti di ${row.rechargePackage.name}`}
                  title="Rettifica"
                >
                  <span className="ad-wide-only">Rettifica</span>
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
