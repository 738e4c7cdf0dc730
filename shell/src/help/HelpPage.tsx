import { downloadFile, readData } from '@pratiche/api';
import { PageHeader, useApi, useSession, QueryState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { LibraryFileCard } from '../library/LibraryFileCard.js';
import { InstallSection } from '../offline/InstallSection.js';
import { ServiceProviderInfo } from '../service-provider/ServiceProviderInfo.js';
import { Contacts } from './Contacts.js';
import { ManualBlock } from './ManualBlock.js';
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
