import { readDownload, type TermsLinkDto } from '@pratiche/api';
import { Button, DownloadOutlined, useApi, useDownload } from '@pratiche/ui';
import { AccountConsentField } from '../../account-form/AccountFields.js';

/** The conditions to read and to accept. */
export function TermsConsentSection({ link }: { link: TermsLinkDto }) {
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
            download(
              'terms',
              () =>
                readDownload(
                  api.POST('/api/Accounts/download-terms', { body: link, parseAs: 'blob' }),
                ),
              'Errore Download condizioni',
            )
          }
        >
          Scarica le condizioni (PDF)
        </Button>
      </p>
      <AccountConsentField label="Ho letto e accetto le condizioni e il trattamento dei dati personali che vi è descritto" />
    </section>
  );
}
