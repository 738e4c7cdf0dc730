import type { EneaSheetField } from '@pratiche/domain';
import { Button } from '@pratiche/ui';
import type { CopyFields } from './copied-fields.js';
import type { CopyState } from './copied-fields.js';

const COPY_STATE_TEXTS: Record<CopyState, string> = {
  open: '',
  copied: '✓ copiato',
  changed: 'cambiato',
};

interface SheetFieldRowProps {
  field: EneaSheetField;
  state: CopyState;
  /** How it was in the submission before; absent when it has not changed. */
  before?: string | undefined;
  onCopy: CopyFields;
}

export function SheetFieldRow({ field, state, before, onCopy }: SheetFieldRowProps) {
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
            <span className="sheet-state">{COPY_STATE_TEXTS[state]}</span>
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
