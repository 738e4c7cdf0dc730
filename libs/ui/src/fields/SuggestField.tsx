import { useCombobox } from 'downshift';
import { ComboList } from './ComboList.js';
import { FieldFrame } from './FieldFrame.js';
import { leaveTextField } from './leave-text-field.js';
import { controlProps, type FieldProps } from './field.types.js';
import { COMBO_TEXTS } from './combo-texts.js';

export interface SuggestFieldProps extends FieldProps<string | null> {
  /** Values that are likely; anything else may be typed all the same. */
  suggestions: readonly string[];
  autoComplete?: string;
  /** Takes out what was pasted with a text, once the field is left. */
  clean?: ((text: string) => string) | null;
  inputMode?: 'text' | 'numeric';
}

/**
 * A text field of one line with a list of suggestions, opened by touch or with the arrow keys.
 * Empty is `null`.
 */
export function SuggestField({
  value,
  onChange,
  onBlur,
  suggestions,
  autoComplete = 'off',
  clean = null,
  inputMode,
  ...field
}: SuggestFieldProps) {
  const text = value ?? '';
  // A text equal to a suggestion is not a search: all suggestions are shown, to choose another.
  const items = suggestions.includes(text)
    ? [...suggestions]
    : suggestions.filter((one) => one.startsWith(text));

  const combo = useCombobox<string>({
    items,
    inputId: field.id,
    inputValue: text,
    selectedItem: null,
    itemToString: (item) => item ?? text,
    // Leaving the field selects no suggestion: the typed text is kept.
    stateReducer: (state, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur
        ? { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue }
        : changes,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChange(selectedItem);
    },
  });
  const open = combo.isOpen && items.length > 0;
  return (
    <FieldFrame {...field}>
      <div className="pr-combo">
        <input
          {...combo.getInputProps({
            ...controlProps(field),
            'aria-labelledby': undefined,
            inputMode,
            onBlur: () => leaveTextField({ value, onChange, onBlur, clean }),
            onChange: ({ currentTarget }) =>
              onChange(currentTarget.value === '' ? null : currentTarget.value),
          })}
          className="pr-input"
          aria-expanded={open}
          autoComplete={autoComplete}
        />
        <ComboList
          open={open}
          menu={combo.getMenuProps({
            'aria-label': COMBO_TEXTS.proposalsFor(field.label),
            'aria-labelledby': undefined,
          })}
          note={null}
        >
          {items.map((item, index) => (
            <li
              key={item}
              {...combo.getItemProps({ item, index })}
              className={index === combo.highlightedIndex ? 'pr-option pr-option-now' : 'pr-option'}
            >
              {item}
            </li>
          ))}
        </ComboList>
      </div>
    </FieldFrame>
  );
}
