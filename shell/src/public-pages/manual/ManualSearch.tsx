import { MANUAL_TEXTS } from './texts.js';

interface ManualSearchProps {
  text: string;
  onChange: (text: string) => void;
}

/** The search of the manual. */
export function ManualSearch({ text, onChange }: ManualSearchProps) {
  return (
    <form role="search" className="sh-manual-search" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="cerca-nel-manuale">{MANUAL_TEXTS.search}</label>
      <input
        id="cerca-nel-manuale"
        type="search"
        value={text}
        placeholder={MANUAL_TEXTS.searchPlaceholder}
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </form>
  );
}
