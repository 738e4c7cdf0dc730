import { getChoiceLabel, SERVICE_TYPES } from '@pratiche/domain';
import type { ServiceCountsDto } from '@pratiche/api';

/** Dossiers of the account by service. */
export function DossierCountsTable({ counts }: { counts: readonly ServiceCountsDto[] }) {
  return (
    <section className="pr-card">
      <h2>Pratiche</h2>
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
          {counts.map(({ serviceType, drafts, sent, completed }) => (
            <tr key={serviceType}>
              <th scope="row">
                {serviceType === null ? 'Da scegliere' : getChoiceLabel(SERVICE_TYPES, serviceType)}
              </th>
              <td>{drafts}</td>
              <td>{sent}</td>
              <td>{completed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
