import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import type { AccountDetailDto, ServiceCountsDto } from '@pratiche/api';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { accountListSearch } from './account-lists.js';
import { ACCOUNT_DOSSIERS_TEXTS } from './texts.js';

/** Dossiers of a company by service; each number opens exactly what it counts in the list below. */
export function DossierCountsTable({ account }: { account: AccountDetailDto }) {
  const toCount = (list: 'SENT' | 'ELABORATED', row: ServiceCountsDto): ReactNode => {
    const count = list === 'SENT' ? row.sent : row.completed;
    if (count === 0 || row.serviceType === null) return count;
    const service = getChoiceLabel(SERVICE_TYPES, row.serviceType);
    return (
      <Link
        to={accountListSearch(list, row.serviceType)}
        aria-label={
          list === 'SENT'
            ? ACCOUNT_DOSSIERS_TEXTS.countSent(count, service)
            : ACCOUNT_DOSSIERS_TEXTS.countCompleted(count, service)
        }
      >
        {count}
      </Link>
    );
  };
  return (
    <section className="pr-card">
      <h2>{ACCOUNT_DOSSIERS_TEXTS.howMany}</h2>
      <table>
        <caption className="pr-visually-hidden">{ACCOUNT_DOSSIERS_TEXTS.byService}</caption>
        <thead>
          <tr>
            <th scope="col">{ACCOUNT_DOSSIERS_TEXTS.service}</th>
            <th scope="col">{ACCOUNT_DOSSIERS_TEXTS.drafts}</th>
            <th scope="col">{ACCOUNT_DOSSIERS_TEXTS.sent}</th>
            <th scope="col">{ACCOUNT_DOSSIERS_TEXTS.completed}</th>
          </tr>
        </thead>
        <tbody>
          {account.counts.map((row) => (
            <tr key={row.serviceType}>
              <th scope="row">
                {row.serviceType === null
                  ? ACCOUNT_DOSSIERS_TEXTS.noService
                  : getChoiceLabel(SERVICE_TYPES, row.serviceType)}
              </th>
              <td>{row.drafts}</td>
              <td>{toCount('SENT', row)}</td>
              <td>{toCount('ELABORATED', row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
