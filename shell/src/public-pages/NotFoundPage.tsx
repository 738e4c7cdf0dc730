import { EmptyState, PageHeader, useSession } from '@pratiche/ui';
import { Link } from 'react-router';
import { HOME_PATH } from '../layouts/home-path.js';
import { ContactLine } from '../owner/ContactLine.js';
import { LostDrawing } from './LostDrawing.js';
import { PUBLIC_TEXTS } from './texts.js';
import './public-layout.css';

/** Shown for every unknown path: a way out and whom to ask. */
export function NotFoundPage() {
  const { user } = useSession();
  return (
    <>
      <LostDrawing />
      <PageHeader title={PUBLIC_TEXTS.notFound} />
      <EmptyState
        drawing={null}
        title={PUBLIC_TEXTS.notFoundReason}
        text={PUBLIC_TEXTS.notFoundText}
        actions={<Link to={user ? '/' : HOME_PATH}>{PUBLIC_TEXTS.toStart}</Link>}
      />
      <ContactLine />
    </>
  );
}
