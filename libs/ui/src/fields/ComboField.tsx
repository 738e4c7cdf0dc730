import { useCombobox } from 'downshift';
import { useState } from 'react';
import { CloseOutlined } from '../icons.js';
import { deferUntilRelease } from './defer-until-release.js';
import { ComboList } from './ComboList.js';
import { FieldFrame } from './FieldFrame.js';
import { controlProps, type FieldProps } from './field.types.js';
import { useOptionSearch, type SearchOptions } from './useOptionSearch.js';

export interface ComboFieldProps<T> extends FieldProps<T | null> {
  /** Options for a text, best first; a promise where they come from the server. Keep the function stable. */
  search: SearchOptions<T>;
  optionKey: (option: T) => string;
  optionLabel: (option: T) => string;
  /** Letters to type before anything is searched. */
  minLength?: number;
  /** Said when nothing matches. */
  nothingFound?: string;
}

/** One of very many options: type, choose with the arrows and Enter or by touch. */
export function ComboField<T>(props: ComboFieldProps<T>) {
  const {
    value,
    onChange,
    onBlur,
    search,
    optionKey,
    optionLabel,
    minLength = 1,
    nothingFound = 'Nessun risultato',
    ...field
  } = props;
  const chosen = value === null ? '' : optionLabel(value);
  // The text being typed; `null` shows the chosen option.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? chosen;
  const { options, more, state } = useOptionSearch(
    search,
    typed ?? '',
    typed !== null && typed.trim().length >= minLength,
  );
  const leave = () => setTyped(null);

  /**
   * Updates the text at once, because downshift reports each letter slightly too late for fast
   * typing.
   */
  function type(next: string) {
    setTyped(next);
    if (next === '') onChange(null);
  }

  const combo = useCombobox<T>({
    items: options,
    inputId: field.id,
    inputValue: text,
    selectedItem: value,
    itemToString: (item) => (item === null ? '' : optionLabel(item)),
    itemToKey: (item) => (item === null ? null : optionKey(item)),
    // No option is highlighted until an arrow key is pressed, so that the first press goes to the
    // first option.
    stateReducer: (state, { type, changes }) => {
      const { InputBlur, InputKeyDownEnter } = useCombobox.stateChangeTypes;
      const first = state.isOpen && state.highlightedIndex < 0 ? options[0] : undefined;
      // Enter without an arrow takes the best hit.
      if (type === InputKeyDownEnter && first !== undefined)
        return { ...changes, selectedItem: first, isOpen: false };
      // Leaving the field chooses only what leaves no doubt: the first of many was never chosen.
      if (type === InputBlur)
        return {
          ...changes,
          selectedItem:
            options.length === 1
              ? (first ?? changes.selectedItem ?? state.selectedItem)
              : state.selectedItem,
        };
      return changes;
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange(selectedItem);
    },
    onStateChange: ({ type }) => {
      const { ItemClick, InputKeyDownEnter, InputBlur, InputKeyDownEscape } =
        useCombobox.stateChangeTypes;
      if (
        type === ItemClick ||
        type === InputKeyDownEnter ||
        type === InputBlur ||
        type === InputKeyDownEscape
      )
        leave();
    },
  });

  const open = combo.isOpen && typed !== null && typed.trim().length >= minLength;
  return (
    <FieldFrame {...field}>
      <div className="pr-combo">
        <div className="pr-input-group">
          <input
            {...combo.getInputProps({
              ...controlProps(field),
              'aria-labelledby': undefined,
              onBlur: () => deferUntilRelease(onBlur),
              onChange: ({ currentTarget }) => type(currentTarget.value),
            })}
            className="pr-input"
            aria-expanded={open}
            autoComplete="off"
          />
          {value !== null && !field.disabled && (
            <button
              type="button"
              className="pr-input-button"
              aria-label={`Svuota: ${field.label}`}
              onClick={() => {
                setTyped(null);
                onChange(null);
              }}
            >
              <CloseOutlined aria-hidden="true" />
            </button>
          )}
        </div>
        <ComboList
          open={open}
          menu={combo.getMenuProps({ 'aria-label': field.label, 'aria-labelledby': undefined })}
          note={listboxNote(state, options.length, more, nothingFound)}
        >
          {options.map((item, index) => (
            <li
              key={optionKey(item)}
              {...combo.getItemProps({ item, index })}
              className={optionClassName(index, combo.highlightedIndex)}
            >
              {optionLabel(item)}
            </li>
          ))}
        </ComboList>
      </div>
    </FieldFrame>
  );
}

/** The option an arrow has marked; while there is none, the first shows that Enter takes it. */
const optionClassName = (index: number, marked: number): string =>
  index === marked
    ? 'pr-option pr-option-now'
    : index === 0 && marked < 0
      ? 'pr-option pr-option-enter'
      : 'pr-option';

function listboxNote(
  state: 'ready' | 'loading' | 'failed',
  count: number,
  more: number,
  nothingFound: string,
): string | null {
  if (state === 'loading') return 'Ricerca in corso…';
  if (state === 'failed') return 'La ricerca non è riuscita: va ripetuta tra qualche istante.';
  if (count === 0) return nothingFound;
  return more > 0 ? `Altri ${more} risultati: basta scrivere qualche lettera in più` : null;
}
