import type { PublicSettings } from '@pratiche/domain';
import { EmailText, PageHeader, useSettings } from '@pratiche/ui';
import { Link } from 'react-router';

/** The page for every link that does not work, for any reason: what to do, and whom to ask. */
export function BeneficiaryErrorPage() {
  // A server of the release before knows no contacts.
  const { publicContacts } = useSettings().current as Partial<PublicSettings['current']>;
  const email = publicContacts?.email ?? '';
  return (
    <>
      <PageHeader title="Link pratica non più valido" />
      <div className="pr-state">
        <p>
          Può essere scaduto, annullato o sostituito da uno più recente. I dati già salvati non sono
          andati persi.
        </p>
        <p>
          Cerca l’ultimo messaggio ricevuto, o chiedi un nuovo link all’azienda che esegue i lavori.
        </p>
        {email !== '' && (
          <p>
            Non sai a chi chiedere? Scrivi a{' '}
            <a href={`mailto:${email}`}>
              <EmailText address={email} />
            </a>
          </p>
        )}
        <div className="pr-state-actions">
          <Link to="/benvenuto">Che cos’è questo portale</Link>
        </div>
      </div>
    </>
  );
}
