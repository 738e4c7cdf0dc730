import { readData, readDownload, toFormData } from '@pratiche/api';
import type { ContractReason, RegistrationFile } from '@pratiche/domain';
import { checkNewPapers, REGISTRATION_FILE_LABELS } from '@pratiche/domain/accounts';
import { Button, useAlerts, useApi, useAsyncAction } from '@pratiche/ui';
import { useState } from 'react';
import { AccountFileField } from '../account-form/AccountFileField.js';
import { focusAccountField } from '../account-form/account-form-context.js';
import { PaperDownloadButton } from '../account-form/PaperDownloadButton.js';
import { ACCOUNT_TEXTS } from '../account-form/texts.js';
import { ONBOARDING_TEXTS as TEXTS } from './texts.js';
import '../registration/registration.css';

interface NewPapersFormProps {
  reason: ContractReason;
  /** Files that must come. */
  requestedFiles: readonly RegistrationFile[];
  /** Files in the order in which they are offered. */
  files: readonly RegistrationFile[];
  onSent: () => void;
}

/** New papers after a refusal; other files than the requested ones may be sent too. */
export function NewPapersForm({ reason, requestedFiles, files, onSent }: NewPapersFormProps) {
  const api = useApi();
  const alerts = useAlerts();
  const [chosen, setChosen] = useState<Partial<Record<RegistrationFile, File>>>({});
  const [tried, setTried] = useState(false);
  const { busy, failure, fieldErrors, runAction } = useAsyncAction();
  const missing = checkNewPapers(reason, Object.keys(chosen) as RegistrationFile[]);
  const errors = tried ? [...missing, ...fieldErrors] : [];

  function change(name: RegistrationFile, file: File | null): void {
    const { [name]: _, ...others } = chosen;
    setChosen(file === null ? others : { ...others, [name]: file });
  }

  async function send(): Promise<void> {
    setTried(true);
    const [first] = missing;
    if (first) return focusAccountField(first.field);
    await runAction(async () => {
      await readData(
        api.POST('/api/Accounts/contract-papers', {
          body: { ...chosen },
          bodySerializer: toFormData,
        }),
      );
      alerts.success(TEXTS.papersSent);
      onSent();
    });
  }

  return (
    <form
      noValidate
      className="sh-reg-contract"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send();
      }}
    >
      <OwnContractDownload />
      <p className="pr-muted">{TEXTS.fileRules}</p>
      {files.map((name) => (
        <AccountFileField
          key={name}
          name={name}
          label={REGISTRATION_FILE_LABELS[name]}
          required={requestedFiles.includes(name)}
          file={chosen[name] ?? null}
          error={errors.find(({ field }) => field === name)?.message ?? null}
          onChange={(file) => change(name, file)}
        />
      ))}
      {failure !== null && (
        <p className="pr-field-error" role="alert">
          {failure}
        </p>
      )}
      <p>
        <Button type="primary" htmlType="submit" size="large" loading={busy}>
          {TEXTS.send}
        </Button>
      </p>
    </form>
  );
}

/** The contract as it is to be signed. */
function OwnContractDownload() {
  const api = useApi();
  return (
    <PaperDownloadButton
      read={() => readDownload(api.GET('/api/Accounts/own-contract', { parseAs: 'blob' }))}
      failure={TEXTS.contractFailed}
      preview={ACCOUNT_TEXTS.contractPreview}
    >
      {TEXTS.contract}
    </PaperDownloadButton>
  );
}
