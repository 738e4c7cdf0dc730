import { OPERATOR_RIGHTS, OPERATOR_ROLES, POLICIES, type OperatorRole } from '@pratiche/domain';

const may = (role: OperatorRole, policy: (typeof OPERATOR_RIGHTS)[number]['policy']): boolean =>
  POLICIES[policy]({ role, isContractVerified: true });

/** Who may do what in the back office, packages and prices included. */
export function OperatorRightsTable() {
  return (
    <section className="pr-card ad-rights">
      <h2>Chi può fare che cosa</h2>
      <table>
        <caption className="pr-visually-hidden">Permessi dei ruoli del back office</caption>
        <thead>
          <tr>
            <th scope="col">Attività</th>
            {OPERATOR_ROLES.map((role) => (
              <th key={role} scope="col">
                {role}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {OPERATOR_RIGHTS.map(({ right, policy }) => (
            <tr key={right}>
              <th scope="row">{right}</th>
              {OPERATOR_ROLES.map((role) => (
                <td key={role}>{may(role, policy) ? '✓ Sì' : 'No'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
