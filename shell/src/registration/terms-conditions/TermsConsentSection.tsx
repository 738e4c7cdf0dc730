import { readDownload, type TermsLinkDto } from '@pratiche/api';
import { useApi } from '@pratiche/ui';
import { AccountConsentField } from '../../account-form/AccountFields.js';
import { PaperDownloadButton } from '../../account-form/PaperDownloadButton.js';
import { REGISTRATION_TEXTS } from '../texts.js';

/** The conditions to read and to accept. */
export function TermsConsentSection({ link }: { link: TermsLinkDto }) {
  const api = useApi();
  return (
    <section className="sh-reg-contract">
      <h2>{REGISTRATION_TEXTS.conditions}</h2>
      <PaperDownloadButton
        read={() =>
          readDownload(api.POST('/api/Accounts/download-terms', { body: link, parseAs: 'blob' }))
        }
        failure={REGISTRATION_TEXTS.conditionsFailed}
        preview={REGISTRATION_TEXTS.conditionsPreview}
      >
        {REGISTRATION_TEXTS.downloadConditions}
      </PaperDownloadButton>
      <AccountConsentField
        label={REGISTRATION_TEXTS.conditionsConsent}
        notice={REGISTRATION_TEXTS.privacyNotice}
      />
    </section>
  );
}
