import { EmptyState, PageHeader, useSession } from '@pratiche/ui';
import { Link } from 'react-router';
import { HOME_PATH } from '../layouts/home-path.js';
import { ContactLine } from '../owner/ContactLine.js';
import { LostDrawing } from './LostDrawing.js';
import './public-layout.css';

/** Shown for every unknown path: a way out and whom to ask. */
export function NotFoundPage() {
  const { user } = useSession();
  return (
    <>
      <LostDrawing />
      <PageHeader title="Pagina non trovata" />
      <EmptyState
        drawing={null}
        title="L’indirizzo non corrisponde a nessuna pagina"
        text="Il link può essere incompleto, oppure la pagina è stata spostata."
        actions={<Link to={user ? '/' : HOME_PATH}>Torna alla pagina iniziale</Link>}
      />
      <ContactLine />
    </>
  );
}
