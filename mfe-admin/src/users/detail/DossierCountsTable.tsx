import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import type { AccountDetailDto, ServiceCountsDto } from '@pratiche/api';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { accountListSearch } from './account-lists.js';

/** Dossiers of a company by service; each number opens exactly what it counts in the list below. */
export function DossierCountsTable({ account }: { account: AccountDetailDto }) {
  const toCount = (list: 'SENT' | 'ELABORATED', row: ServiceCountsDto): ReactNode => {
    const count = list === 'SENT' ? row.sent : row.completed;
    if (count === 0 || row.serviceType === null) return count;
    return (
      <Link
        to={accountListSearch(list, row.serviceType)}
        aria-label={`${count} ${list === 'SENT' ? 'inviate' : 'elaborate'}: ${getChoiceLabel(SERVICE_TYPES, row.serviceType)}`}
      >
        {count}
      </Link>
    );
  };
  return (
    <section className="pr-card">
      <h2>Quante pratiche</h2>
      <table>
        <caption className="pr-visually-hidden">Pratiche per servizio</caption>
        <thead>
          <tr>
            <th scope="col">Servizio</th>
            <th scope="col">Bozze</th>
            <th scope="col">Inviate</th>
            <th scope="col">Elaborate</th>
          </tr>
        </thead>
        <tbody>
          {account.counts.map((row) => (
            <tr key={row.serviceType}>
              <th scope="row">
                {row.serviceType === null
                  ? 'Da scegliere'
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
