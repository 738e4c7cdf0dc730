import type { AdminDossierDto } from '@pratiche/api';
import type { StatusCode } from '@pratiche/domain';
import { Button, Dropdown, useRules, useSession } from '@pratiche/ui';
import { useCommands, useOperators } from '@pratiche/ui/office';
import { useDossierShortcuts } from '../queue/useDossierShortcuts.js';
import { useAssignment } from './useAssignment.js';
import './operator.css';

interface OperatorFieldProps {
  dossier: Pick<AdminDossierDto, 'id' | 'operatorId' | 'operatoreName'>;
  status: StatusCode | null;
}

/** Who looks after the dossier, and the ways to change that: to take it, to give it to a colleague. */
export function OperatorField({ dossier, status }: OperatorFieldProps) {
  const { id, operatorId, operatoreName } = dossier;
  const { user } = useSession();
  const rules = useRules();
  const mayAssign = status !== null && rules.validateAssignment(status) === null;
  const { busy, takeDossier, assignDossier } = useAssignment(id);
  const take =
    mayAssign && operatorId === null && user !== null ? () => void takeDossier(user.id) : null;
  useDossierShortcuts(take !== null && !busy ? { take } : {});
  useCommands(
    'Pratica',
    take !== null
      ? [
          {
            id: 'take',
            label: 'Prendi in carico',
            keys: 'Maiusc+T',
            words: 'assegna operatore',
            run: take,
            refusal: busy ? 'Attendi la fine dell’operazione in corso.' : null,
          },
        ]
      : [],
  );
  return (
    <span className="admin-operator">
      {operatoreName ?? <span className="pr-muted">Da assegnare</span>}
      {mayAssign && (
        <span className="admin-operator-actions">
          {take !== null && (
            <Button size="small" aria-keyshortcuts="Shift+T" loading={busy} onClick={take}>
              Prendi in carico
            </Button>
          )}
          <OperatorMenu current={operatorId} busy={busy} onAssign={assignDossier} />
        </span>
      )}
    </span>
  );
}

interface OperatorMenuProps {
  current: number | null;
  busy: boolean;
  onAssign: (operatorId: number | null) => Promise<void>;
}

function OperatorMenu({ current, busy, onAssign }: OperatorMenuProps) {
  const operators = useOperators();
  const items = operators
    .filter(({ id }) => id !== current)
    .map(({ id, name }) => ({
      key: String(id),
      label: name,
      onClick: () => void onAssign(id),
    }));
  if (current !== null)
    items.push({
      key: 'none',
      label: 'Nessuno: torna tra quelle da assegnare',
      onClick: () => void onAssign(null),
    });
  return (
    <Dropdown menu={{ items }}>
      <Button size="small" disabled={busy || items.length === 0}>
        {current === null ? 'Assegna' : 'Cambia operatore'}
      </Button>
    </Dropdown>
  );
}
