import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import type { AccountDetailDto, ServiceCountsDto } from '@pratiche/api';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Dossiers of a company by service; each number opens the list that holds them. */
export function DossierCountsTable({ account }: { account: AccountDetailDto }) {
  const toCount = (list: 'received' | 'completed', row: ServiceCountsDto): ReactNode => {
    const count = list === 'received' ? row.sent : row.completed;
    if (count === 0 || row.serviceType === null) return count;
    const query = new URLSearchParams({
      company: account.businessName ?? '',
      serviceType: String(row.serviceType),
    });
    return (
      <Link
        to={`/administration/modules/${list}?${query.toString()}`}
        aria-label={`${count} ${list === 'received' ? 'inviate' : 'elaborate'}: ${getChoiceLabel(SERVICE_TYPES, row.serviceType)}`}
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
              <td>{toCount('received', row)}</td>
              <td>{toCount('completed', row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
