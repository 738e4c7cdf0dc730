import { FEW_MISSING_FIELDS, listMissingFields } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { fullFieldLabel } from '../catalog/field-catalog.js';
import { useDossierState } from '../form/dossier-session-context.js';
import { useCustomerFieldOpener } from './useCustomerFieldOpener.js';

/** What the customer has still to fill in: few fields each by name, of more the steps. */
export function OpenStepList() {
  const navigate = useNavigate();
  const steps = useDossierState((state) => state.steps);
  const findOpener = useCustomerFieldOpener();
  const missing = listMissingFields(steps);
  const lines =
    missing.length <= FEW_MISSING_FIELDS
      ? missing.map((field) => ({
          key: field,
          title: fullFieldLabel(field),
          onOpen: () => findOpener(field)?.(),
        }))
      : steps
          .filter(({ complete }) => !complete)
          .map(({ id, number, title }) => ({
            key: id,
            title,
            onOpen: () => void navigate({ search: `passo=${number}` }),
          }));
  return (
    <ul className="wz-open-steps">
      {lines.map(({ key, title, onOpen }) => (
        <li key={key}>
          <Button onClick={onOpen}>{title}</Button>
        </li>
      ))}
    </ul>
  );
}
