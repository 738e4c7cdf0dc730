import { SearchOutlined, useDebouncedText } from '@pratiche/ui';

interface SearchBoxProps {
  /** Label that names the searched fields: "Cerca per numero o cliente". */
  label: string;
  /** The same in fewer words, where the box may be too narrow for all of them. */
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
}

/** Search box that applies the text once typing pauses (debounce), and at once on Enter. */
export function SearchBox({ label, placeholder = label, value, onChange }: SearchBoxProps) {
  const { text, changeText, applyText } = useDebouncedText(value, onChange, (typed) =>
    typed.trim(),
  );
  return (
    <form
      role="search"
      aria-label={label}
      className="pr-search"
      onSubmit={(event) => {
        event.preventDefault();
        applyText();
      }}
    >
      <SearchOutlined aria-hidden="true" />
      <input
        type="search"
        className="pr-input"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => changeText(event.target.value)}
      />
    </form>
  );
}
