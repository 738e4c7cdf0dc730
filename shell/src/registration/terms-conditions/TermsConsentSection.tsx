import { readDownload, type TermsLinkDto } from '@pratiche/api';
import { Button, DownloadOutlined, useApi, useDownload } from '@pratiche/ui';
import { AccountConsentField } from '../../account-form/AccountFields.js';
import { REGISTRATION_TEXTS } from '../texts.js';

/** The conditions to read and to accept. */
export function TermsConsentSection({ link }: { link: TermsLinkDto }) {
  const api = useApi();
  const { activeDownload, download } = useDownload();
  return (
    <section className="sh-reg-contract">
      <h2>{REGISTRATION_TEXTS.conditions}</h2>
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
              REGISTRATION_TEXTS.conditionsFailed,
            )
          }
        >
          {REGISTRATION_TEXTS.downloadConditions}
        </Button>
      </p>
      <AccountConsentField label={REGISTRATION_TEXTS.conditionsConsent} />
    </section>
  );
}
