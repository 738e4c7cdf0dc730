interface PlainSelectProps {
  /** Where no label is beside it. */
  label?: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  className?: string;
}

/** A choice above or below a list: the browser's own list, drawn as in forms. */
export function PlainSelect({ label, value, choices, onChange, className }: PlainSelectProps) {
  const chosen = choices.find((choice) => choice.value === value)?.label;
  return (
    <span className={className ? `pr-select ${className}` : 'pr-select'} data-text={chosen}>
      <select
        className="pr-input"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </span>
  );
}
