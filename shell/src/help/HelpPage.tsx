import { downloadFile, readData } from '@pratiche/api';
import { PageHeader, useApi, useSession, QueryState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { LibraryFileCard } from '../library/LibraryFileCard.js';
import { InstallSection } from '../offline/InstallSection.js';
import { ServiceProviderInfo } from '../service-provider/ServiceProviderInfo.js';
import { Contacts } from './Contacts.js';
import { ManualBlock } from './ManualBlock.js';
import { HELP_TEXTS as TEXTS } from './texts.js';
import '../library/library.css';
import './help.css';

/** The manual, contacts for each topic, and guides (spec platform §2, Help). */
export function HelpPage() {
  const api = useApi();
  const { user } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: ['library-guides'],
    queryFn: () => readData(api.GET('/api/Library/guides')),
  });
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
        {data?.length === 0 && <p className="pr-muted">{TEXTS.noGuides}</p>}
        {data && data.length > 0 && (
          <ul className="sh-files">
            {data.map((file) => (
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
      </section>
    </>
  );
}
