import { ApiError, type ProblemField, type TermsAccount, type TermsLink } from '@pratiche/api';
import {
  checkTerms,
  createEmptyRegistration,
  FILE_REQUIRED_MESSAGE,
  pickFields,
  REGISTRATION_FILE_LABELS,
  TERMS_FIELDS,
  TERMS_FILES,
  getTodayInRome,
  type RegistrationForm,
} from '@pratiche/domain';
import { Button, DownloadOutlined, errorText, useAlerts, useApi, useDownload } from '@pratiche/ui';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import {
  AccountConsentField,
  AccountPasswordField,
  AccountTextField,
} from '../../account-form/AccountFields.js';
import { AccountFileField } from '../../account-form/AccountFileField.js';
import {
  AccountFormContext,
  focusAccountField,
  type AccountFieldName,
} from '../../account-form/account-form-context.js';
import { useTouchedFields } from '../../account-form/useTouchedFields.js';
import { useCommonPasswords } from '../../account-form/useCommonPasswords.js';
import { IdDocumentFields } from '../../account-form/IdDocumentFields.js';

type TermsFiles = Partial<Record<(typeof TERMS_FILES)[number], File>>;

const PASSWORD_FIELDS: readonly string[] = ['password', 'confirmPassword'];

/** The fields of a pre-created account that only its owner knows. */
export function TermsForm({ link, account }: { link: TermsLink; account: TermsAccount }) {
  const api = useApi();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const download = useDownload();
  const [form, setForm] = useState<RegistrationForm>({
    ...createEmptyRegistration(),
    sponsor: account.sponsor,
    attorneyFirstName: account.attorneyFirstName,
    attorneyLastName: account.attorneyLastName,
  });
  const [files, setFiles] = useState<TermsFiles>({});
  const left = useTouchedFields();
  useCommonPasswords();
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<readonly ProblemField[]>([]);
  const [sending, setSending] = useState<number | null>(null);

  const terms = pickFields(form, TERMS_FIELDS);
  const wrong: ProblemField[] = [
    ...checkTerms(terms, getTodayInRome(), account),
    ...TERMS_FILES.filter((name) => !files[name]).map((field) => ({
      field,
      message: FILE_REQUIRED_MESSAGE,
    })),
  ];
  const mayProceed =
    form.privacyAndConditionsAccepted &&
    !wrong.some(({ field }) => PASSWORD_FIELDS.includes(field));

  const errorOf = (field: string): string | null => {
    const shown =
      tried || (left.has(field as AccountFieldName) && form[field as AccountFieldName] !== null);
    return (
      refused.find((one) => one.field === field)?.message ??
      (shown ? (wrong.find((one) => one.field === field)?.message ?? null) : null)
    );
  };
  const state = {
    form,
    errorOf,
    left: left.add,
    change: (change: Partial<RegistrationForm>) => {
      setForm({ ...form, ...change });
      setRefused(refused.filter(({ field }) => !(field in change)));
    },
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!mayProceed || sending !== null) return;
    const [first] = wrong;
    if (first) {
      focusAccountField(first.field);
      return;
    }
    setSending(0);
    try {
      const { message } = await api.registration.acceptTerms(
        { ...terms, ...link },
        files,
        (sent, total) => setSending(Math.floor((100 * sent) / total)),
      );
      alerts.success(message, { keepOnNavigation: true });
      void navigate('/login', { replace: true });
    } catch (error) {
      alerts.error(errorText(error));
      const list = error instanceof ApiError ? (error.problem.errors ?? []) : [];
      setRefused(list);
      setSending(null);
      if (list[0]) focusAccountField(list[0].field);
    }
  }

  return (
    <AccountFormContext value={state}>
      <form noValidate className="sh-reg-terms" onSubmit={(event) => void submit(event)}>
        <section className="sh-reg-contract">
          <h2>Legale rappresentante</h2>
          <div className="sh-reg-fields">
            <AccountTextField name="attorneyFirstName" label="Nome" />
            <AccountTextField name="attorneyLastName" label="Cognome" />
            <IdDocumentFields />
          </div>
          {TERMS_FILES.map((name) => (
            <AccountFileField
              key={name}
              name={name}
              label={REGISTRATION_FILE_LABELS[name]}
              file={files[name] ?? null}
              error={errorOf(name)}
              onChange={(file) => {
                setFiles(({ [name]: _, ...rest }) =>
                  file === null ? rest : { ...rest, [name]: file },
                );
                setRefused(refused.filter(({ field }) => field !== name));
              }}
            />
          ))}
        </section>
        <section className="sh-reg-contract">
          <h2>Accesso</h2>
          <div className="sh-reg-fields">
            <AccountPasswordField name="password" label="Password" help="Almeno 8 caratteri." />
            <AccountPasswordField name="confirmPassword" label="Ripeti password" />
            <AccountTextField
              name="sponsor"
              label="Sponsor"
              required={false}
              help="Chi ha fatto conoscere il portale, se c’è."
            />
          </div>
        </section>
        <section className="sh-reg-contract">
          <h2>Condizioni</h2>
          <p>
            <Button
              icon={<DownloadOutlined />}
              loading={download.running !== null}
              onClick={() =>
                download.run(
                  'terms',
                  () => api.registration.terms(link),
                  'Errore Download condizioni',
                )
              }
            >
              Scarica le condizioni (PDF)
            </Button>
          </p>
          <AccountConsentField label="Ho letto e accetto le condizioni e il trattamento dei dati personali che vi è descritto" />
        </section>
        <div className="sh-reg-step-actions">
          <Button
            type="primary"
            htmlType="submit"
            size="large"
            disabled={!mayProceed}
            loading={sending !== null}
          >
            Procedi con la validazione dell'account
          </Button>
        </div>
      </form>
    </AccountFormContext>
  );
}
