import { OPERATOR_RIGHTS, OPERATOR_ROLES, POLICIES, type OperatorRole } from '@pratiche/domain';
import { OPERATOR_RIGHTS_TEXTS } from './texts.js';

const may = (role: OperatorRole, policy: (typeof OPERATOR_RIGHTS)[number]['policy']): boolean =>
  POLICIES[policy]({ role, isContractVerified: true });

/** Who may do what in the back office, packages and prices included. */
export function OperatorRightsTable() {
  return (
    <section className="pr-card ad-rights">
      <h2>{OPERATOR_RIGHTS_TEXTS.title}</h2>
      <table>
        <caption className="pr-visually-hidden">{OPERATOR_RIGHTS_TEXTS.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{OPERATOR_RIGHTS_TEXTS.activity}</th>
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
                <td key={role}>
                  {may(role, policy) ? OPERATOR_RIGHTS_TEXTS.yes : OPERATOR_RIGHTS_TEXTS.no}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
