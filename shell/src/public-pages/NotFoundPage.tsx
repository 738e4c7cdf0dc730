import { EmptyState, PageHeader, useSession, EmailText } from '@pratiche/ui';
import { Link } from 'react-router';
import { HOME_PATH } from '../layouts/home-path.js';
import { toPhoneLink, useOwner } from '../owner/useOwner.js';
import { NOT_FOUND_TEXTS, CONTACT_TEXTS } from './not-found-texts.js';
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

/** Whom to ask when a page leads nowhere; nothing while the owner has given no contact. */
function ContactLine() {
  const { email, phone, hours } = useOwner();
  if (email === '' && phone === '') return null;
  return (
    <p className="sh-contact-line">
      {CONTACT_TEXTS.needHelp}
      {email !== '' && (
        <a href={`mailto:${email}`}>
          <EmailText address={email} />
        </a>
      )}
      {email !== '' && phone !== '' && CONTACT_TEXTS.or}
      {phone !== '' && <a href={toPhoneLink(phone)}>{phone}</a>}
      {hours !== '' && ` (${hours})`}
    </p>
  );
}

/** A window without its pane: our own lines in the colours of the brand. */
function LostDrawing() {
  return (
    <svg className="sh-lost-drawing" viewBox="0 0 200 150" aria-hidden="true">
      <g fill="none" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M20 134h160" stroke="var(--pr-primary)" opacity=".35" />
        <path
          d="M56 118V28a8 8 0 0 1 8-8h72a8 8 0 0 1 8 8v90M46 118h108v12H46z"
          stroke="var(--pr-primary)"
        />
        <path d="M100 20v22M100 96v22M56 69h18M126 69h18" stroke="var(--pr-primary)" />
        <path
          d="M90 60a11 11 0 1 1 15 10c-3 1.5-5 4-5 8"
          stroke="var(--pr-accent)"
          strokeWidth="5"
        />
        <path d="M100 89v.5" stroke="var(--pr-accent)" strokeWidth="6" />
      </g>
    </svg>
  );
}
