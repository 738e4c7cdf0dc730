import { REQUIRED_MESSAGE } from '@pratiche/domain';
import { Button, Dialog } from '@pratiche/ui';
import { useState } from 'react';
import { OfficeSelectField } from '../fields.js';
import { useOperators } from '../useOperators.js';
import { ASSIGN_TEXTS as TEXTS } from '../texts.js';

interface AssignOperatorDialogProps {
  open: boolean;
  /** How many dossiers it is about. */
  count: number;
  /** Who has them now, who is not offered; `null` where they have no operator. */
  current?: number | null;
  onAssign: (operatorId: number | null) => void;
  onClose: () => void;
}

const FORM_ID = 'assign-form';
const NO_OPERATOR = 0;

/** Asks for the operator to assign to the selected dossiers. */
export function AssignOperatorDialog({
  open,
  count,
  current,
  onAssign,
  onClose,
}: AssignOperatorDialogProps) {
  const footer = (
    <>
      <Button onClick={onClose}>{TEXTS.cancel}</Button>
      <Button type="primary" htmlType="submit" form={FORM_ID}>
        {TEXTS.assign}
      </Button>
    </>
  );
  return (
    <Dialog open={open} title={TEXTS.title(count)} width={360} footer={footer} onClose={onClose}>
      <AssignOperatorForm current={current} onAssign={onAssign} />
    </Dialog>
  );
}

function AssignOperatorForm({
  current,
  onAssign,
}: Pick<AssignOperatorDialogProps, 'onAssign'> & { current: number | null | undefined }) {
  const operators = useOperators();
  const [chosen, setChosen] = useState<number | null>(null);
  const [tried, setTried] = useState(false);
  const choices = [
    ...operators
      .filter(({ id }) => id !== current)
      .map(({ id, name }) => ({ value: id, label: name })),
    ...(current === null ? [] : [{ value: NO_OPERATOR, label: TEXTS.nobody }]),
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
      <OfficeSelectField
        id="assign-operator"
        label={TEXTS.operator}
        required
        choices={choices}
        value={chosen}
        onChange={setChosen}
        error={tried && chosen === null ? REQUIRED_MESSAGE : null}
      />
    </form>
  );
}
