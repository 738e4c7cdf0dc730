import { Button } from '@pratiche/ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { MANUAL_CHAPTERS, manualPath } from '../public-pages/manual/manual-chapters.js';
import { HELP_TEXTS as TEXTS } from './texts.js';

/** The search of the manual, and its chapters; questions and answers are one of them. */
export function ManualBlock() {
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  return (
    <section className="sh-section" aria-labelledby="titolo-manuale">
      <h2 id="titolo-manuale">{TEXTS.manual}</h2>
      <form
        role="search"
        className="sh-help-search"
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(query.trim() === '' ? '/manuale' : `/manuale?${toSearch(query)}`);
        }}
      >
        <label htmlFor="cerca-nel-manuale">{TEXTS.search}</label>
        <input
          id="cerca-nel-manuale"
          className="pr-input"
          type="search"
          value={query}
          placeholder={TEXTS.searchExample}
          autoComplete="off"
          onChange={({ target }) => setQuery(target.value)}
        />
        <Button htmlType="submit">{TEXTS.find}</Button>
      </form>
      <ul className="sh-help-chapters">
        {MANUAL_CHAPTERS.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={manualPath(slug)}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const toSearch = (query: string): string => new URLSearchParams({ q: query.trim() }).toString();
