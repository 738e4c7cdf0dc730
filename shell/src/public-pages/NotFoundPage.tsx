import { EmptyState, PageHeader, useSession } from '@pratiche/ui';
import { Link } from 'react-router';
import { HOME_PATH } from '../layouts/home-path.js';
import { ContactLine } from '../owner/ContactLine.js';
import { LostDrawing } from './LostDrawing.js';
import { NOT_FOUND_TEXTS } from './not-found-texts.js';
import './public-layout.css';

/** Shown for every unknown path: a way out and whom to ask. */
export function NotFoundPage() {
  const { user } = useSession();
  return (
    <>
      <PageHeader title={NOT_FOUND_TEXTS.notFound} />
      <LostDrawing />
      <EmptyState
        drawing={null}
        title={NOT_FOUND_TEXTS.notFoundReason}
        text={NOT_FOUND_TEXTS.notFoundText}
        actions={<Link to={user ? '/' : HOME_PATH}>{NOT_FOUND_TEXTS.toStart}</Link>}
      />
      <ContactLine />
    </>
  );
}
