import { Button } from '@pratiche/ui';
import { useNavigate } from 'react-router';
import { useDossierState } from '../form/dossier-session-context.js';

/** What the customer has still to fill in, each line opening its step. */
export function OpenStepList() {
  const navigate = useNavigate();
  const steps = useDossierState((state) => state.steps);
  return (
    <ul className="wz-open-steps">
      {steps
        .filter(({ complete }) => !complete)
        .map(({ id, number, title }) => (
          <li key={id}>
            <Button onClick={() => void navigate({ search: `passo=${number}` })}>{title}</Button>
          </li>
        ))}
    </ul>
  );
}
