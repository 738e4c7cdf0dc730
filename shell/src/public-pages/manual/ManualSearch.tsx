import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** The search of the manual; what is searched stands in the address, so that it can be sent to somebody. */
export function ManualSearch() {
  const [parameters, setParameters] = useSearchParams();
  const query = parameters.get('q') ?? '';
  const [text, setText] = useState(query);
  // Another address, such as a result that was opened, brings another text.
  useEffect(() => setText(query), [query]);
  return (
    <form role="search" className="sh-manual-search" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="cerca-nel-manuale">Cerca nel manuale</label>
      <input
        id="cerca-nel-manuale"
        type="search"
        value={text}
        placeholder="per esempio: due pratiche"
        autoComplete="off"
        onChange={({ target: { value } }) => {
          setText(value);
          setParameters(value === '' ? {} : { q: value }, { replace: true });
        }}
      />
    </form>
  );
}
