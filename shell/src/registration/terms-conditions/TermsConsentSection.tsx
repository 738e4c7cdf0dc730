import type { TermsLink } from '@pratiche/api';
import { Button, DownloadOutlined, useApi, useDownload } from '@pratiche/ui';
import { AccountConsentField } from '../../account-form/AccountFields.js';

/** The conditions to read and to accept. */
export function TermsConsentSection({ link }: { link: TermsLink }) {
  const api = useApi();
  const { activeDownload, download } = useDownload();
  return (
    <section className="sh-reg-contract">
      <h2>Condizioni</h2>
      <p>
        <Button
          icon={<DownloadOutlined />}
          loading={activeDownload !== null}
          onClick={() =>
            download('terms', () => api.registration.terms(link), 'Errore Download condizioni')
          }
        >
          Scarica le condizioni (PDF)
        </Button>
      </p>
      <AccountConsentField label="Ho letto e accetto le condizioni e il trattamento dei dati personali che vi è descritto" />
    </section>
  );
}
