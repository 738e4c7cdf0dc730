import { REQUIRED_MESSAGE } from '@pratiche/domain';
import { Button, Dialog, SelectField } from '@pratiche/ui';
import { useState } from 'react';
import { useOperators } from '../shared/useOperators.js';

interface AssignOperatorDialogProps {
  open: boolean;
  /** How many dossiers it is about. */
  count: number;
  onAssign: (operatorId: number | null) => void;
  onClose: () => void;
}

const FORM_ID = 'assign-form';
const NO_OPERATOR = 0;

/** Asks for the operator to assign to the selected dossiers. */
export function AssignOperatorDialog({
  open,
  count,
  onAssign,
  onClose,
}: AssignOperatorDialogProps) {
  const footer = (
    <>
      <Button onClick={onClose}>Annulla</Button>
      <Button type="primary" htmlType="submit" form={FORM_ID}>
        Assegna
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      title={count === 1 ? 'Assegna la pratica' : `Assegna ${count} pratiche`}
      width={360}
      footer={footer}
      onClose={onClose}
    >
      <AssignOperatorForm onAssign={onAssign} />
    </Dialog>
  );
}

function AssignOperatorForm({ onAssign }: Pick<AssignOperatorDialogProps, 'onAssign'>) {
  const operators = useOperators();
  const [chosen, setChosen] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const choices = [
    ...operators.map(({ id, name }) => ({ value: id, label: name })),
    { value: NO_OPERATOR, label: 'Nessuno: torna tra quelle da assegnare' },
  ];
  return (
    <form
      id={FORM_ID}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (chosen !== null) onAssign(chosen === NO_OPERATOR ? null : chosen);
      }}
    >
      <SelectField
        id="assign-operator"
        label="Operatore"
        required
        choices={choices}
        value={chosen}
        onChange={setChosen}
        error={tried && chosen === null ? REQUIRED_MESSAGE : null}
      />
    </form>
  );
}
