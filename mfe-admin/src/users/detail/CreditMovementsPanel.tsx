import {
  readPage,
  readData,
  type AccountDetailDto,
  type Page,
  type PaymentLogDto,
} from '@pratiche/api';
import { getChoiceLabel, MOVEMENT_TYPES } from '@pratiche/domain';
import { Button, formatCredits, formatMomentDay, useApi, QueryState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { SignedCredits } from '../../payment-logs/SignedCredits.js';
import { ACCOUNT_CREDITS_TEXTS } from './texts.js';
import { WideTable } from './WideTable.js';

const INITIAL_PAGE_SIZE = 5;

/**
 * Credit movements of this account; for a buyer those of the company. The list of all accounts is
 * for the SuperAdmin.
 */
export function CreditMovementsPanel({ account }: { account: AccountDetailDto }) {
  const api = useApi();
  const [showsAll, setShowsAll] = useState(false);
  // The credits are part of the key, because each change of credits adds a movement.
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['payment-logs', account.id, account.credits, showsAll],
    queryFn: async (): Promise<Page<PaymentLogDto>> => {
      if (!showsAll)
        return readPage(
          api.GET('/api/PaymentLogs/users/{id}', {
            params: { path: { id: account.id }, query: { page: 1, pageSize: INITIAL_PAGE_SIZE } },
          }),
        );
      const rows = await readData(
        api.GET('/api/PaymentLogs/users/{id}', { params: { path: { id: account.id } } }),
      );
      return { rows, total: rows.length };
    },
    // The first ones stay in view while the others come.
    placeholderData: (shown, query) => (query?.queryKey[1] === account.id ? shown : undefined),
    staleTime: 0,
  });
  return (
    <section className="pr-card">
      <h2>{ACCOUNT_CREDITS_TEXTS.movements}</h2>
      {account.walletId !== null && (
        <p>
          <Link to={`/administration/payments?accountId=${account.walletId}`}>
            {ACCOUNT_CREDITS_TEXTS.openPayments}
          </Link>
          {ACCOUNT_CREDITS_TEXTS.openPaymentsText}
        </p>
      )}
      <QueryState for={{ data, error, refetch }} />
      {data?.total === 0 && <p className="pr-muted">{ACCOUNT_CREDITS_TEXTS.noMovement}</p>}
      {data && data.total > 0 && <MovementsTable rows={data.rows} />}
      {data && data.rows.length < data.total && (
        <div className="ad-user-buttons">
          <Button loading={showsAll && isPlaceholderData} onClick={() => setShowsAll(true)}>
            {ACCOUNT_CREDITS_TEXTS.showMovements}
            {data.isMore ? '' : ` (${data.total})`}
          </Button>
        </div>
      )}
    </section>
  );
}

function MovementsTable({ rows }: { rows: readonly PaymentLogDto[] }) {
  return (
    <WideTable label={ACCOUNT_CREDITS_TEXTS.movements}>
      <thead>
        <tr>
          <th scope="col">{ACCOUNT_CREDITS_TEXTS.date}</th>
          <th scope="col" className="ad-text">
            {ACCOUNT_CREDITS_TEXTS.movement}
          </th>
          <th scope="col">{ACCOUNT_CREDITS_TEXTS.credits}</th>
          <th scope="col" className="ad-wide-only">
            {ACCOUNT_CREDITS_TEXTS.balance}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, created, type, description, moduleId, amount, balance }) => (
          <tr key={id}>
            <th scope="row">{formatMomentDay(created)}</th>
            <td className="ad-text">
              {description.startsWith(getChoiceLabel(MOVEMENT_TYPES, type))
                ? ''
                : `${getChoiceLabel(MOVEMENT_TYPES, type)}: `}
              {moduleId === null ? (
                description
              ) : (
                <Link to={`/administration/modules/edit/${moduleId}`}>{description}</Link>
              )}
            </td>
            <td>
              <SignedCredits amount={amount} />
            </td>
            <td className="ad-wide-only">{balance === null ? '' : formatCredits(balance)}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
