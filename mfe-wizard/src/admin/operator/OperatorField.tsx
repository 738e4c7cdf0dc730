import { type AdminDossierDto, readData } from '@pratiche/api';
import type { StatusCode } from '@pratiche/domain';
import { Button, Dropdown, errorText, useAlerts, useApi, useRules, useSession } from '@pratiche/ui';
import { listRevisions, offerUndo, useCommands, useOperators } from '@pratiche/ui/office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDossierShortcuts } from '../keys/useDossierShortcuts.js';
import { runDossierAct } from '../queries/useAdminDossier.js';
import { OPERATOR_TEXTS } from '../texts.js';
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

/** Gives the dossier to a colleague: a menu of names at the word. */
function OperatorChange({ current, busy, onAssign }: OperatorChangeProps) {
  const operators = useOperators();
  const items = [
    ...operators
      .filter(({ id }) => id !== current)
      .map(({ id, name }) => ({
        key: String(id),
        label: name,
        onClick: () => void onAssign(id),
      })),
    ...(current === null
      ? []
      : [{ key: 'nobody', label: OPERATOR_TEXTS.nobody, onClick: () => void onAssign(null) }]),
  ];
  return (
    <Dropdown menu={{ items }}>
      <Button
        size="small"
        disabled={busy}
        {...(current === null ? {} : { 'aria-label': OPERATOR_TEXTS.changeOperator })}
      >
        {current === null ? OPERATOR_TEXTS.assign : OPERATOR_TEXTS.change}
      </Button>
    </Dropdown>
  );
}

interface Assignment {
  busy: boolean;
  /** Only while it has no operator: two operators may press at once. */
  takeDossier: (ownId: number) => Promise<void>;
  /** `null` takes the operator away. */
  assignDossier: (operatorId: number | null) => Promise<void>;
}

/** Assigns the open dossier; what the server refuses is shown, and the dossier read again. */
function useAssignment(dossierId: number): Assignment {
  const api = useApi();
  const alerts = useAlerts();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  async function assign(operatorId: number | null, onlyFree: boolean, done: string): Promise<void> {
    setBusy(true);
    try {
      const { rows } = await runDossierAct(queries, dossierId, (header) =>
        readData(
          api.POST('/api/module/assign', {
            params: { header },
            body: { ids: [dossierId], operatorId, onlyFree },
          }),
        ),
      );
      const refusal = rows.find(({ isDone }) => !isDone)?.message;
      const revisions = listRevisions(rows);
      if (refusal) alerts.error(refusal);
      else offerUndo({ act: 'assign', dossierIds: [dossierId], revisions, text: done });
    } catch (error) {
      alerts.error(errorText(error));
    } finally {
      setBusy(false);
    }
    await queries.invalidateQueries({ queryKey: ['dossiers'] });
  }

  return {
    busy,
    takeDossier: (ownId) => assign(ownId, true, OPERATOR_TEXTS.taken(dossierId)),
    assignDossier: (operatorId) =>
      assign(
        operatorId,
        false,
        operatorId === null
          ? OPERATOR_TEXTS.released(dossierId)
          : OPERATOR_TEXTS.assigned(dossierId),
      ),
  };
}
