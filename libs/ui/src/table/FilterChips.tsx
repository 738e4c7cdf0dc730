import { CloseOutlined } from '../icons.js';

export interface FilterChip {
  key: string;
  /** `Stato: Inviata`. */
  text: string;
}

interface FilterChipsProps {
  chips: readonly FilterChip[];
  onRemove: (key: string) => void;
  onClear: () => void;
}

/** The filters in force, each removable. */
export function FilterChips({ chips, onRemove, onClear }: FilterChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className="pr-chips" aria-label="Filtri attivi">
      {chips.map(({ key, text }) => (
        <li key={key}>
          <button type="button" className="pr-chip" aria-label={`Togli il filtro ${text}`} onClick={() => onRemove(key)}>
            {text} <CloseOutlined aria-hidden="true" />
          </button>
        </li>
      ))}
      <li><button type="button" className="pr-link-button" onClick={onClear}>Togli tutti i filtri</button></li>
    </ul>
  );
}
