import { CloseOutlined } from '../icons.js';
import { COMBO_TEXTS } from './combo-texts.js';

/** Empties a field. */
export function ComboClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button
      type="button"
      className="pr-input-button"
      aria-label={COMBO_TEXTS.clear(label)}
      onClick={onClear}
    >
      <CloseOutlined aria-hidden="true" />
    </button>
  );
}
