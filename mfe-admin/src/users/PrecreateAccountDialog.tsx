import { ApiError, PROBLEM_CODES } from '@pratiche/api';
import { getChoiceLabel, ROLE_CHOICES, type CompanyRole } from '@pratiche/domain';
import {
  CheckboxField,
  SelectField,
  TextField,
  useAlerts,
  useApi,
  useAsyncAction,
} from '@pratiche/ui';
import { useState } from 'react';
import { ActionDialog } from '../shared/ActionDialog.js';

const TEXT_FIELDS = [
  { name: 'email', label: 'Email', required: true },
  { name: 'businessName', label: 'Ragione sociale', required: true },
  { name: 'vat', label: 'Partita IVA', required: true },
  { name: 'firstName', label: 'Nome del referente', required: false },
  { name: 'lastName', label: 'Cognome del referente', required: false },
  { name: 'phone', label: 'Telefono', required: false },
] as const;
type TextFieldName = (typeof TEXT_FIELDS)[number]['name'];

const ROLES: readonly { value: CompanyRole; label: string }[] = [
  { value: 'User', label: getChoiceLabel(ROLE_CHOICES, 'User') },
  {
    value: 'Buyer',
    label: `${getChoiceLabel(ROLE_CHOICES, 'Buyer')}: solo pacchetti e pagamenti della sua azienda`,
  },
];
const EMPTY_FORM = Object.fromEntries(TEXT_FIELDS.map(({ name }) => [name, null])) as Record<
  TextFieldName,
  string | null
>;

/** An account for a company, which completes it by the link it gets. */
export function PrecreateAccountDialog({
  onClose,
  onCreated,
}: {
  onClose: () => void;
  onCreated: (id: number) => void;
}) {
  const api = useApi();
  const alerts = useAlerts();
  const [form, setForm] = useState(EMPTY_FORM);
  const [role, setRole] = useState<CompanyRole>('User');
  const [isContractVerified, setContractVerified] = useState(false);
  const [asksAgain, setAsksAgain] = useState(false);
  const [isKnownCompany, setKnownCompany] = useState(false);
  const { busy, failure, fieldErrors, runAction } = useAsyncAction((error) => {
    if (error instanceof ApiError && error.code === PROBLEM_CODES.companyKnown) setAsksAgain(true);
  });

  const create = () =>
    runAction(async () => {
      const { id, email } = await api.registration.precreate({
        ...form,
        role,
        isContractVerified,
        isKnownCompany,
      });
      alerts.success(`Account creato: il collegamento per completarlo parte verso ${email}.`, {
        keepOnNavigation: true,
      });
      onCreated(id);
    });

  return (
    <ActionDialog
      title="Crea account"
      confirmLabel="Crea e invia il collegamento"
      busy={busy}
      onConfirm={create}
      onClose={onClose}
    >
      <form
        className="ad-user-form"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <p>
          L’azienda riceve un collegamento valido 30 giorni con cui sceglie la password, carica il
          documento d’identità e accetta le condizioni.
        </p>
        {TEXT_FIELDS.map(({ name, label, required }) => (
          <TextField
            key={name}
            id={`nuovo-${name}`}
            label={label}
            required={required}
            maxLength={254}
            value={form[name]}
            onChange={(value) => {
              setForm({ ...form, [name]: value });
              if (name === 'vat') {
                setAsksAgain(false);
                setKnownCompany(false);
              }
            }}
            error={fieldErrors.find(({ field }) => field === name)?.message ?? null}
          />
        ))}
        <SelectField<CompanyRole>
          id="nuovo-ruolo"
          label="Ruolo"
          clearable={false}
          value={role}
          choices={ROLES}
          onChange={(value) => value !== null && setRole(value)}
        />
        <CheckboxField
          id="nuovo-contratto"
          label="Il contratto è già stato firmato e verificato"
          value={isContractVerified}
          onChange={setContractVerified}
        />
        {asksAgain && (
          <CheckboxField
            id="nuovo-secondo"
            label="L’azienda ha già un account: ne serve un secondo"
            value={isKnownCompany}
            onChange={setKnownCompany}
          />
        )}
        {failure !== null && (
          <p className="pr-field-error" role="alert">
            {failure}
          </p>
        )}
        <button type="submit" hidden />
      </form>
    </ActionDialog>
  );
}
