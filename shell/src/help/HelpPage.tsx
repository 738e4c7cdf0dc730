import { downloadFile, readData } from '@pratiche/api';
import {
  PageHeader,
  useApi,
  useSession,
  QueryState,
  EmailText,
  useSettingsQuery,
  Button,
} from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useState } from 'react';
import { LibraryFileCard } from '../library/LibraryFileCard.js';
import { InstallSection } from '../offline/InstallSection.js';
import { ServiceProviderInfo } from '../service-provider/ServiceProviderInfo.js';
import { MANUAL_CHAPTERS, manualPath } from '../public-pages/manual/manual-chapters.js';
import { HELP_TEXTS as TEXTS } from './texts.js';
import '../library/library.css';
import './help.css';

/** The manual, contacts for each topic, and the guides that are nowhere else (spec platform §2, Help). */
export function HelpPage() {
  const api = useApi();
  const { user } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['library-guides'],
    queryFn: () => readData(api.GET('/api/Library/guides')),
  });
  // The guides are among the useful documents too, for whom those are open.
  const isOpen = user?.isFirstPackageAcquired === true;
  const files = data?.filter(({ kind }) => !isOpen || kind === 'manual');
  return (
    <>
      <PageHeader title={TEXTS.title} subtitle={TEXTS.subtitle} />
      <ManualBlock />
      <Contacts />
      {user?.role === 'User' && <InstallSection />}
      <ServiceProviderInfo title={TEXTS.provider} />
      <section className="sh-section" aria-labelledby="titolo-guide">
        <h2 id="titolo-guide">{TEXTS.guides}</h2>
        <QueryState for={{ data, error, refetch }} />
        {files?.length === 0 && !isOpen && <p className="pr-muted">{TEXTS.noGuides}</p>}
        {files && files.length > 0 && (
          <ul className="sh-files">
            {files.map((file) => (
              <LibraryFileCard
                key={file.id}
                heading="h3"
                file={file}
                fetch={() =>
                  downloadFile(api, '/api/Library/guides/{key}', {
                    path: { key: String(file.slug ?? file.id) },
                  })
                }
              />
            ))}
          </ul>
        )}
        {isOpen && (
          <p>
            <Link className="pr-link-button" to="/utility-docs">
              {TEXTS.allDocuments}
            </Link>
          </p>
        )}
      </section>
    </>
  );
}

/** Contacts by topic; the provider keeps them among the settings. */
function Contacts() {
  const { data, error, refetch } = useSettingsQuery();
  return (
    <section className="sh-section" aria-labelledby="titolo-contatti">
      <h2 id="titolo-contatti">{TEXTS.contacts}</h2>
      <QueryState for={{ data, error, refetch }} />
      {data && (
        <ul className="sh-contacts">
          {data.current.supportContacts.map(({ topic, email, phone, hours }) => (
            <li key={topic} className="pr-card">
              <h3>{topic}</h3>
              {email !== '' && (
                <p>
                  <a href={`mailto:${email}`}>
                    <EmailText address={email} />
                  </a>
                </p>
              )}
              {phone !== '' && (
                <p>
                  <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
                </p>
              )}
              {hours !== '' && <p className="pr-muted">{hours}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The search of the manual, and its chapters; questions and answers are one of them. */
function ManualBlock() {
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
