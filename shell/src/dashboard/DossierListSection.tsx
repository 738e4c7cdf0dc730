import type { DossierListItemDto } from '@pratiche/api';
import { QueryState } from '@pratiche/ui';
import type { ReactNode } from 'react';

interface DossierListSectionProps {
  title: string;
  query: { data: DossierListItemDto[] | undefined; error: unknown; refetch: () => unknown };
  /** Said when there is none; without it the whole section is left out then. */
  none?: string;
  children: (dossier: DossierListItemDto) => ReactNode;
}

/** A short list of dossiers on the dashboard. */
export function DossierListSection({ title, query, none, children }: DossierListSectionProps) {
  const { data, error, refetch } = query;
  if (data?.length === 0 && none === undefined) return null;
  return (
    <section className="pr-card sh-wide">
      <h2>{title}</h2>
      <QueryState for={{ data, error, refetch }} lines={3} />
      {data?.length === 0 && <p className="pr-muted">{none}</p>}
      {data && data.length > 0 && (
        <ul className="sh-lines">
          {data.map((dossier) => (
            <li key={dossier.id}>{children(dossier)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
