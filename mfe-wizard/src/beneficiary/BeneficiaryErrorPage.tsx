import type { PublicSettings } from '@pratiche/domain';
import { EmailText, PageHeader, StateDrawing, useSettings } from '@pratiche/ui';
import { Link } from 'react-router';
import { LINK_ERROR_TEXTS as TEXTS } from './error-texts.js';

/** The page for every link that does not work, for any reason: what to do, and whom to ask. */
export function BeneficiaryErrorPage() {
  // A server of the release before knows no contacts.
  const { publicContacts } = useSettings().current as Partial<PublicSettings['current']>;
  const email = publicContacts?.email ?? '';
  return (
    <>
      <PageHeader title={TEXTS.invalid} />
      <div className="pr-state">
        <StateDrawing name="search" />
        <p>{TEXTS.invalidText}</p>
        <p>{TEXTS.invalidHelp}</p>
        {email !== '' && (
          <p>
            {TEXTS.invalidContact}{' '}
            <a href={`mailto:${email}`}>
              <EmailText address={email} />
            </a>
          </p>
        )}
        <div className="pr-state-actions">
          <Link to="/benvenuto">{TEXTS.aboutPortal}</Link>
        </div>
      </div>
    </>
  );
}
