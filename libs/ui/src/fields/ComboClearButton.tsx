import { CloseOutlined } from '../icons.js';

/** Empties a field. */
export function ComboClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button
      type="button"
      className="pr-input-button"
      aria-label={`Svuota: ${label}`}
      onClick={onClear}
    >
      <CloseOutlined aria-hidden="true" />
    </button>
  );
}
