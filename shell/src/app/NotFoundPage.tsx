import { EmptyState, PageHeader } from '@pratiche/ui';
import { Link } from 'react-router';

/** Shown for every unknown path. */
export function NotFoundPage() {
  return (
    <>
      <PageHeader title="Pagina non trovata" />
      <EmptyState
        title="L’indirizzo non corrisponde a nessuna pagina"
        text="Il collegamento può essere incompleto, oppure la pagina è stata spostata."
        actions={<Link to="/">Torna alla pagina iniziale</Link>}
      />
    </>
  );
}
