import type { SheetField } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import type { CopyFields } from './BlockCard.js';
import type { TickState } from './ticks.js';

const STATE_TEXT: Record<TickState, string> = {
  open: '',
  copied: '✓ copiato',
  changed: 'cambiato',
};

interface FieldRowProps {
  field: SheetField;
  state: TickState;
  /** How it was in the submission before; absent when it has not changed. */
  before?: string | undefined;
  onCopy: CopyFields;
}

export function FieldRow({ field, state, before, onCopy }: FieldRowProps) {
  const { label, value } = field;
  return (
    <div className={`sheet-field sheet-field-${value === null ? 'empty' : state}`}>
      <dt>{label}</dt>
      <dd>
        <span className="sheet-value">
          {value?.shown ?? 'Non indicato'}
          {before !== undefined && (
            <span className="sheet-before">Modificato, prima: {before}</span>
          )}
        </span>
        {value !== null && (
          <>
            <span className="sheet-state">{STATE_TEXT[state]}</span>
            <Button
              data-copy={state}
              size="small"
              type="text"
              aria-label={`Copia ${label}: ${value.shown}`}
              onClick={() => void onCopy(value.copied, [field], label)}
            >
              Copia
            </Button>
          </>
        )}
      </dd>
    </div>
  );
}
