import { useCombobox, type UseComboboxStateChange } from 'downshift';
import { useState } from 'react';
import { deferUntilRelease } from './defer-until-release.js';
import { findOnlyExact, reduceComboState, isComboLeft } from './combo-state.js';
import { COMBO_TEXTS, comboListNote, comboOptionClass } from './combo-texts.js';
import { ComboList } from './ComboList.js';
import { FieldFrame } from './FieldFrame.js';
import { controlProps, type FieldProps } from './field.types.js';
import { useOptionSearch, type SearchOptions } from './useOptionSearch.js';
import { useReportUnread } from './useReportUnread.js';
import { CloseOutlined } from '../icons.js';

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
  /** What to say of a text that means several options; `null` for the usual words. */
  severalText?: (text: string, count: number) => string | null;
  autoComplete?: string;
}

/** One of very many options: type, choose with the arrows and Enter or by touch. */
export function ComboField<T>(props: ComboFieldProps<T>) {
  const {
    value,
    onChange,
    onBlur,
    onUnread,
    search,
    optionKey,
    optionLabel,
    optionName = optionLabel,
    minLength = 1,
    nothingFound = COMBO_TEXTS.nothingFound,
    severalText,
    autoComplete = 'off',
    ...rest
  } = props;
  const text = useComboText(value, optionLabel, onChange);
  const { typed, notChosen } = text;
  const isSearched = typed !== null && typed.trim().length >= minLength;
  const { options, more, state } = useOptionSearch(search, typed ?? '', isSearched);
  const isSeveral = isSearched && options.length > 1;
  const several = (isSeveral && severalText?.(typed.trim(), options.length + more)) || null;
  const unread = notChosen === null ? null : (several ?? COMBO_TEXTS.notChosen(notChosen));
  useReportUnread(unread, onUnread);
  const field = unread === null ? rest : { ...rest, error: unread };
  const combo = useCombobox<T>({
    items: options,
    inputId: field.id,
    inputValue: text.shown,
    selectedItem: value,
    itemToString: (item) => (item === null ? '' : optionLabel(item)),
    itemToKey: (item) => (item === null ? null : optionKey(item)),
    stateReducer: (state, change) =>
      reduceComboState(options, state, change, findOnlyExact(options, optionName, typed ?? '')),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange(selectedItem);
    },
    onStateChange: text.leave,
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
              onChange: ({ currentTarget }) => text.type(currentTarget.value),
            })}
            className="pr-input"
            aria-expanded={open}
            autoComplete={autoComplete}
          />
          {value !== null && !field.disabled && (
            <ComboClearButton label={field.label} onClear={text.clear} />
          )}
        </div>
        <ComboList
          open={open}
          menu={combo.getMenuProps({ 'aria-label': field.label, 'aria-labelledby': undefined })}
          note={several ?? comboListNote(state, options.length, more, nothingFound)}
          isNoteFirst={several !== null}
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

/** What is typed into a combo field: a text that was left without a choice stays. */
function useComboText<T>(
  value: T | null,
  optionLabel: (option: T) => string,
  onChange: (value: T | null) => void,
) {
  const [typed, setTyped] = useState<string | null>(null); // `null` shows the chosen option.
  const [isLeft, setLeft] = useState(false);
  const label = value === null ? '' : optionLabel(value);
  return {
    typed,
    // The form may have chosen meanwhile.
    shown: isLeft && value !== null ? label : (typed ?? label),
    notChosen: isLeft && value === null && typed !== null ? typed.trim() : null,
    clear: () => {
      setTyped(null);
      onChange(null);
    },
    /** Updates the text at once, because downshift reports each letter too late for fast typing. */
    type: (next: string) => {
      setTyped(next);
      setLeft(false);
      if (next === '') onChange(null);
    },
    leave: ({ type, selectedItem }: UseComboboxStateChange<T>) => {
      if (!isComboLeft(type)) return;
      const isBlur = type === useCombobox.stateChangeTypes.InputBlur;
      if (isBlur && value === null && !selectedItem && Boolean(typed?.trim()))
        deferUntilRelease(() => setLeft(true));
      else setTyped(null);
    },
  };
}

/** Empties a field. */
function ComboClearButton({ label, onClear }: { label: string; onClear: () => void }) {
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
