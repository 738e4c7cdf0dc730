import type { SheetField } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import type { CopyFields } from './BlockCard.js';
import type { TickState } from './ticks.js';

const STATE_TEXT: Record<TickState, string> = { open: '', copied: '✓ copiato', changed: 'cambiato' };

interface FieldRowProps {
  field: SheetField;
  state: TickState;
  onCopy: CopyFields;
}

export function FieldRow({ field, state, onCopy }: FieldRowProps) {
  const { label, value } = field;
  return (
    <div className={`sheet-field sheet-field-${value === null ? 'empty' : state}`}>
      <dt>{label}</dt>
      <dd>
        <span className="sheet-value">{value?.shown ?? 'Non indicato'}</span>
        {value !== null && (
          <>
            <span className="sheet-state">{STATE_TEXT[state]}</span>
            <Button size="small" type="text" aria-label={`Copia ${label}: ${value.shown}`} onClick={() => void onCopy(value.copied, [field], label)}>
              Copia
            </Button>
          </>
        )}
      </dd>
    </div>
  );
}
