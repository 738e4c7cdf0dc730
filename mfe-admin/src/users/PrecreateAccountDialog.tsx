import { readData, ApiError, PROBLEM_CODES } from '@pratiche/api';
import {
  type FieldError,
  getChoiceLabel,
  isBackOffice,
  listPrecreationRoles,
  PHONE_HELP,
  ROLE_CHOICES,
  type AccountGroup,
  type PrecreationRole,
} from '@pratiche/domain';
import {
  cleanAccountText,
  listRequiredPrecreationFields,
  OPERATOR_FIELDS,
} from '@pratiche/domain/accounts';
import {
  CheckboxField,
  TextField,
  useAlerts,
  useApi,
  useAsyncAction,
  useSession,
} from '@pratiche/ui';
import { OfficeSelectField } from '@pratiche/ui/office';
import { useState } from 'react';
import { ActionDialog } from '../shared/ActionDialog.js';
import { PRECREATION_TEXTS } from './texts.js';

const TEXT_FIELDS = [
  { name: 'email', label: PRECREATION_TEXTS.email },
  { name: 'businessName', label: PRECREATION_TEXTS.businessName },
  { name: 'vat', label: PRECREATION_TEXTS.vat },
  {
    name: 'firstName',
    label: PRECREATION_TEXTS.contactFirstName,
    operatorLabel: PRECREATION_TEXTS.firstName,
  },
  {
    name: 'lastName',
    label: PRECREATION_TEXTS.contactLastName,
    operatorLabel: PRECREATION_TEXTS.lastName,
  },
  { name: 'phone', label: PRECREATION_TEXTS.phone },
] as const;
type TextFieldName = (typeof TEXT_FIELDS)[number]['name'];

const ROLE_NOTES: Record<PrecreationRole, string> = {
  User: '',
  Buyer: PRECREATION_TEXTS.buyerNote,
  Admin: PRECREATION_TEXTS.adminNote,
  SuperAdmin: PRECREATION_TEXTS.superAdminNote,
};
const toRoleChoice = (value: PrecreationRole) => ({
  value,
  label: `${getChoiceLabel(ROLE_CHOICES, value)}${ROLE_NOTES[value]}`,
});
const listTextFields = (role: PrecreationRole) =>
  TEXT_FIELDS.filter(
    ({ name }) => !isBackOffice(role) || OPERATOR_FIELDS.some((field) => field === name),
  );

type TextForm = Record<TextFieldName, string | null>;
const EMPTY_FORM = Object.fromEntries(TEXT_FIELDS.map(({ name }) => [name, null])) as TextForm;

/** What is typed about the new account, and the call that creates it. */
function usePrecreation(firstRole: PrecreationRole, onCreated: (id: number) => void) {
  const api = useApi();
  const alerts = useAlerts();
  const [form, setForm] = useState(EMPTY_FORM);
  const [role, setRole] = useState(firstRole);
  const [isContractVerified, setContractVerified] = useState(false);
  const [asksAgain, setAsksAgain] = useState(false);
  const [isKnownCompany, setKnownCompany] = useState(false);
  const { busy, failure, fieldErrors, runAction } = useAsyncAction((error) => {
    if (error instanceof ApiError && error.code === PROBLEM_CODES.companyKnown) setAsksAgain(true);
  });

  const isOperator = isBackOffice(role);

  const create = () =>
    runAction(async () => {
      const { id, email } = await readData(
        api.POST('/api/Accounts/pre-create', {
          body: {
            ...Object.fromEntries(listTextFields(role).map(({ name }) => [name, form[name]])),
            role,
            ...(isOperator ? {} : { isContractVerified, isKnownCompany }),
          },
        }),
      );
      alerts.success(PRECREATION_TEXTS.created(email), {
        keepOnNavigation: true,
      });
      onCreated(id);
    });

  const changeField = (name: TextFieldName, value: string | null) => {
    setForm({ ...form, [name]: value });
    if (name === 'vat') {
      setAsksAgain(false);
      setKnownCompany(false);
    }
  };

  const company = {
    isContractVerified,
    setContractVerified,
    asksAgain,
    isKnownCompany,
    setKnownCompany,
  };
  return { form, role, setRole, changeField, company, create, busy, failure, fieldErrors };
}

/** An account for a company or an operator, who completes it by the link in an e-mail. */
export function PrecreateAccountDialog({
  group,
  onClose,
  onCreated,
}: {
  /** Which list it is opened from: that decides the roles on offer. */
  group: AccountGroup;
  onClose: () => void;
  onCreated: (id: number) => void;
}) {
  const { user } = useSession();
  const { form, role, setRole, changeField, company, create, busy, failure, fieldErrors } =
    usePrecreation(group === 'operators' ? 'Admin' : 'User', onCreated);
  const isOperator = isBackOffice(role);

  return (
    <ActionDialog
      title={
        group === 'operators' ? PRECREATION_TEXTS.inviteOperator : PRECREATION_TEXTS.createAccount
      }
      confirmLabel={PRECREATION_TEXTS.confirm}
      busy={busy}
      onConfirm={create}
      onClose={onClose}
    >
      <form
        className="ad-user-form ad-form-columns"
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        <p>{isOperator ? PRECREATION_TEXTS.operatorHelp : PRECREATION_TEXTS.companyHelp}</p>
        <OfficeSelectField<PrecreationRole>
          id="nuovo-ruolo"
          label={PRECREATION_TEXTS.role}
          clearable={false}
          value={role}
          choices={listPrecreationRoles(user?.role ?? 'Admin')
            .filter((one) => isBackOffice(one) === (group === 'operators'))
            .map(toRoleChoice)}
          onChange={(value) => value !== null && setRole(value)}
        />
        <PrecreationTextFields
          role={role}
          form={form}
          errors={fieldErrors}
          onChange={changeField}
        />
        {!isOperator && <CompanyFields {...company} />}
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

function PrecreationTextFields({
  role,
  form,
  errors,
  onChange,
}: {
  role: PrecreationRole;
  form: TextForm;
  errors: readonly FieldError[];
  onChange: (name: TextFieldName, value: string | null) => void;
}) {
  const required: readonly string[] = listRequiredPrecreationFields(role);
  return listTextFields(role).map((field) => (
    <TextField
      key={field.name}
      id={`nuovo-${field.name}`}
      label={isBackOffice(role) && 'operatorLabel' in field ? field.operatorLabel : field.label}
      required={required.includes(field.name)}
      maxLength={254}
      clean={(text) => cleanAccountText(field.name, text)}
      {...(field.name === 'phone' ? { help: PHONE_HELP } : {})}
      value={form[field.name]}
      onChange={(value) => onChange(field.name, value)}
      error={errors.find((one) => one.field === field.name)?.message ?? null}
    />
  ));
}

function CompanyFields({
  isContractVerified,
  setContractVerified,
  asksAgain,
  isKnownCompany,
  setKnownCompany,
}: ReturnType<typeof usePrecreation>['company']) {
  return (
    <>
      <CheckboxField
        id="nuovo-contratto"
        label={PRECREATION_TEXTS.contractVerified}
        value={isContractVerified}
        onChange={setContractVerified}
      />
      {asksAgain && (
        <CheckboxField
          id="nuovo-secondo"
          label={PRECREATION_TEXTS.companyKnown}
          value={isKnownCompany}
          onChange={setKnownCompany}
        />
      )}
    </>
  );
}
