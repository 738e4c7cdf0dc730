import { useCombobox } from 'downshift';
import { useState } from 'react';
import { ComboClearButton } from './ComboClearButton.js';
import { deferUntilRelease } from './defer-until-release.js';
import { findOnlyExact, isComboLeft, reduceComboState } from './combo-state.js';
import { COMBO_TEXTS, comboListNote, comboOptionClass } from './combo-texts.js';
import { ComboList } from './ComboList.js';
import { FieldFrame } from './FieldFrame.js';
import { controlProps, type FieldProps } from './field.types.js';
import { useOptionSearch, type SearchOptions } from './useOptionSearch.js';

export interface ComboFieldProps<T> extends FieldProps<T | null> {
  /** Options for a text, best first; a promise where they come from the server. Keep the function stable. */
  search: SearchOptions<T>;
  optionKey: (option: T) => string;
  optionLabel: (option: T) => string;
  /** What is typed for an option: the only one of that name is taken when the field is left. */
  optionName?: (option: T) => string;
  /** Letters to type before anything is searched. */
  minLength?: number;
  /** Said when nothing matches. */
  nothingFound?: string;
  autoComplete?: string;
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
    optionName = optionLabel,
    minLength = 1,
    nothingFound = COMBO_TEXTS.nothingFound,
    autoComplete = 'off',
    ...rest
  } = props;
  const [typed, setTyped] = useState<string | null>(null); // `null` shows the chosen option.
  const [isLeft, setLeft] = useState(false);
  // A text that was left without a choice stays, unless the form has chosen meanwhile.
  const isNotChosen = isLeft && typed !== null && value === null;
  const field = isNotChosen ? { ...rest, error: COMBO_TEXTS.notChosen(typed.trim()) } : rest;
  const isSearched = typed !== null && typed.trim().length >= minLength;
  const { options, more, state } = useOptionSearch(search, typed ?? '', isSearched);
  const clear = () => {
    setTyped(null);
    onChange(null);
  };
  /** Updates the text at once, because downshift reports each letter too late for fast typing. */
  function type(next: string) {
    setTyped(next);
    setLeft(false);
    if (next === '') onChange(null);
  }
  const combo = useCombobox<T>({
    items: options,
    inputId: field.id,
    inputValue:
      isLeft && value !== null
        ? optionLabel(value)
        : (typed ?? (value === null ? '' : optionLabel(value))),
    selectedItem: value,
    itemToString: (item) => (item === null ? '' : optionLabel(item)),
    itemToKey: (item) => (item === null ? null : optionKey(item)),
    stateReducer: (state, change) =>
      reduceComboState(options, state, change, findOnlyExact(options, optionName, typed ?? '')),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange(selectedItem);
    },
    onStateChange: ({ type, selectedItem }) => {
      if (!isComboLeft(type)) return;
      const isUnchosen =
        type === useCombobox.stateChangeTypes.InputBlur &&
        value === null &&
        !selectedItem &&
        Boolean(typed?.trim());
      if (isUnchosen) deferUntilRelease(() => setLeft(true));
      else setTyped(null);
    },
  });
  const open = combo.isOpen && isSearched;
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
            autoComplete={autoComplete}
          />
          {value !== null && !field.disabled && (
            <ComboClearButton label={field.label} onClear={clear} />
          )}
        </div>
        <ComboList
          open={open}
          menu={combo.getMenuProps({ 'aria-label': field.label, 'aria-labelledby': undefined })}
          note={comboListNote(state, options.length, more, nothingFound)}
        >
          {options.map((item, index) => (
            <li
              key={optionKey(item)}
              {...combo.getItemProps({ item, index })}
              className={comboOptionClass(index, combo.highlightedIndex)}
            >
              {optionLabel(item)}
            </li>
          ))}
        </ComboList>
      </div>
    </FieldFrame>
  );
}
