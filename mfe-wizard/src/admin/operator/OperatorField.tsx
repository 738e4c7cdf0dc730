import type { AdminDossierDto } from '@pratiche/api';
import type { StatusCode } from '@pratiche/domain';
import { Button, useRules, useSession } from '@pratiche/ui';
import { AssignOperatorDialog, useCommands } from '@pratiche/ui/office';
import { useState } from 'react';
import { useDossierShortcuts } from '../keys/useDossierShortcuts.js';
import { useAssignment } from './useAssignment.js';
import { OPERATOR_TEXTS } from './texts.js';
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
    OPERATOR_TEXTS.commandGroup,
    take !== null
      ? [
          {
            id: 'take',
            label: OPERATOR_TEXTS.take,
            keys: 'Maiusc+T',
            words: OPERATOR_TEXTS.takeWords,
            run: take,
            refusal: busy ? OPERATOR_TEXTS.busy : null,
          },
        ]
      : [],
  );
  return (
    <span className="admin-operator">
      {operatoreName ?? <span className="pr-muted">{OPERATOR_TEXTS.unassigned}</span>}
      {mayAssign && (
        <span className="admin-operator-actions">
          {take !== null && (
            <Button size="small" aria-keyshortcuts="Shift+T" loading={busy} onClick={take}>
              {OPERATOR_TEXTS.take}
            </Button>
          )}
          <OperatorChange current={operatorId} busy={busy} onAssign={assignDossier} />
        </span>
      )}
    </span>
  );
}

interface OperatorChangeProps {
  current: number | null;
  busy: boolean;
  onAssign: (operatorId: number | null) => Promise<void>;
}

/** Gives the dossier to a colleague, who is found by typing. */
function OperatorChange({ current, busy, onAssign }: OperatorChangeProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        disabled={busy}
        {...(current === null ? {} : { 'aria-label': OPERATOR_TEXTS.changeOperator })}
        onClick={() => setOpen(true)}
      >
        {current === null ? OPERATOR_TEXTS.assign : OPERATOR_TEXTS.change}
      </Button>
      <AssignOperatorDialog
        open={open}
        count={1}
        current={current}
        onClose={() => setOpen(false)}
        onAssign={(operatorId) => {
          setOpen(false);
          void onAssign(operatorId);
        }}
      />
    </>
  );
}
