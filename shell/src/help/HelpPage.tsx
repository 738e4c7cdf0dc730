import { downloadFile, readData } from '@pratiche/api';
import { PageHeader, useApi, QueryState } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { LibraryFileCard } from '../library/LibraryFileCard.js';
import { ServiceProviderInfo } from '../service-provider/ServiceProviderInfo.js';
import { Contacts } from './Contacts.js';

/** Contacts for each topic, and the manual (spec platform §2, Help). */
export function HelpPage() {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: ['library-guides'],
    queryFn: () => readData(api.GET('/api/Library/guides')),
  });
  return (
    <>
      <PageHeader title="Assistenza" subtitle="I contatti per argomento, il manuale e le guide." />
      <Contacts />
      <ServiceProviderInfo title="Il servizio è fornito da" />
      <section className="sh-section" aria-labelledby="titolo-manuale">
        <h2 id="titolo-manuale">Manuale e guide</h2>
        <QueryState for={{ data, error, refetch }} />
        {data?.length === 0 && (
          <p className="pr-muted">Al momento non ci sono manuali da scaricare.</p>
        )}
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
