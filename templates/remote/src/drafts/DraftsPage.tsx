import { readPage } from '@pratiche/api';
import { EmptyState, LoadingState, PageHeader, TextField, useApi } from '@pratiche/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { describeDraft } from './describe-draft.ts';

/** The drafts of the company, to search by name. */
export function DraftsPage() {
  const api = useApi();
  const [search, setSearch] = useState<string | null>(null);
  const drafts = useQuery({
    queryKey: ['template-drafts'],
    queryFn: () =>
      readPage(api.GET('/api/Module/getAll', { params: { query: { state: 'DRAFT', page: 1 } } })),
  });
  const shown = drafts.data?.rows.filter(({ client }) =>
    client.toLowerCase().includes((search ?? '').toLowerCase()),
  );
  return (
    <>
      <PageHeader title="Bozze" />
      <TextField id="search" label="Cerca per nome" value={search} onChange={setSearch} />
      {shown === undefined && <LoadingState />}
      {shown?.length === 0 && <EmptyState title="Nessuna bozza" text="Inizia una pratica." />}
      <ul>
        {shown?.map((draft) => (
          <li key={draft.id}>
            <Link to={`/modules/edit/${draft.id}`}>{describeDraft(draft)}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
