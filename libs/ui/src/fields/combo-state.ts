import { normalizeSearchText } from '@pratiche/domain';
import {
  useCombobox,
  type UseComboboxState,
  type UseComboboxStateChangeOptions,
  type UseComboboxStateChangeTypes,
} from 'downshift';

/** The one option whose name is what was typed; `null` where none or several have it. */
export function findOnlyExact<T>(
  options: readonly T[],
  getName: (option: T) => string,
  text: string,
): T | null {
  const name = normalizeSearchText(text);
  const [exact = null, ...others] = options.filter(
    (option) => normalizeSearchText(getName(option)) === name,
  );
  return others.length === 0 ? exact : null;
}

/** No option is highlighted until an arrow key is pressed, so that the first press goes to the first option. */
export function reduceComboState<T>(
  options: readonly T[],
  state: UseComboboxState<T>,
  { type, changes }: UseComboboxStateChangeOptions<T>,
  exact: T | null,
): Partial<UseComboboxState<T>> {
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
          : (exact ?? state.selectedItem),
    };
  return changes;
}

/** Whether the field was left, so that it shows the chosen option again. */
export function isComboLeft(type: UseComboboxStateChangeTypes): boolean {
  const { ItemClick, InputKeyDownEnter, InputBlur, InputKeyDownEscape } =
    useCombobox.stateChangeTypes;
  return (
    type === ItemClick ||
    type === InputKeyDownEnter ||
    type === InputBlur ||
    type === InputKeyDownEscape
  );
}
