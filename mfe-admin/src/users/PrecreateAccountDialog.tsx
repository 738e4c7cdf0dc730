import { readData, ApiError, PROBLEM_CODES } from '@pratiche/api';
import {
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
import { CheckboxField, useAlerts, useApi, useAsyncAction, useSession } from '@pratiche/ui';
import { setServerErrors, useFormField, useRulesForm } from '@pratiche/ui/form';
import { OfficeSelectField, OfficeTextField } from '@pratiche/ui/office';
import { useMemo, useState } from 'react';
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

interface PrecreationValues extends Record<TextFieldName, string | null> {
  role: PrecreationRole;
  isContractVerified: boolean;
  isKnownCompany: boolean;
}

const createEmptyForm = (role: PrecreationRole): PrecreationValues => ({
  ...(Object.fromEntries(TEXT_FIELDS.map(({ name }) => [name, null])) as Record<
    TextFieldName,
    null
  >),
  role,
  isContractVerified: false,
  isKnownCompany: false,
});
/** The server checks what is typed. */
const NO_RULES = () => [];
const fieldId = (field: string): string => `nuovo-${field}`;

const toPrecreationBody = ({
  role,
  isContractVerified,
  isKnownCompany,
  ...texts
}: PrecreationValues) => ({
  ...Object.fromEntries(listTextFields(role).map(({ name }) => [name, texts[name]])),
  role,
  ...(isBackOffice(role) ? {} : { isContractVerified, isKnownCompany }),
});

/** What is typed about the new account, and the call that creates it. */
function usePrecreation(firstRole: PrecreationRole, onCreated: (id: number) => void) {
  const api = useApi();
  const alerts = useAlerts();
  const form = useRulesForm<PrecreationValues>({
    defaultValues: useMemo(() => createEmptyForm(firstRole), [firstRole]),
    rules: NO_RULES,
  });
  const [asksAgain, setAsksAgain] = useState(false);
  const { busy, failure, runAction } = useAsyncAction((error) => {
    setServerErrors(form, error);
    if (error instanceof ApiError && error.code === PROBLEM_CODES.companyKnown) setAsksAgain(true);
  });

  const create = (values: PrecreationValues) =>
    runAction(async () => {
      const { id, email } = await readData(
        api.POST('/api/Accounts/pre-create', { body: toPrecreationBody(values) }),
      );
      alerts.success(PRECREATION_TEXTS.created(email), {
        keepOnNavigation: true,
      });
      onCreated(id);
    });

  /** Another company may not have an account yet. */
  const forgetKnownCompany = () => {
    setAsksAgain(false);
    form.setValue('isKnownCompany', false);
  };

  return {
    form,
    asksAgain,
    forgetKnownCompany,
    submit: form.handleSubmit(async (values) => void (await create(values))),
    busy,
    failure,
  };
}

type Precreation = ReturnType<typeof usePrecreation>;

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
  const precreation = usePrecreation(group === 'operators' ? 'Admin' : 'User', onCreated);
  const { form, submit, busy, failure } = precreation;
  const role = useFormField(form, 'role', { id: fieldId('ruolo') });
  const isOperator = isBackOffice(role.value);

  return (
    <ActionDialog
      title={
        group === 'operators' ? PRECREATION_TEXTS.inviteOperator : PRECREATION_TEXTS.createAccount
      }
      confirmLabel={PRECREATION_TEXTS.confirm}
      busy={busy}
      onConfirm={submit}
      onClose={onClose}
    >
      <form className="ad-user-form ad-form-columns" onSubmit={(event) => void submit(event)}>
        <p>{isOperator ? PRECREATION_TEXTS.operatorHelp : PRECREATION_TEXTS.companyHelp}</p>
        <OfficeSelectField<PrecreationRole>
          {...role}
          label={PRECREATION_TEXTS.role}
          clearable={false}
          choices={listPrecreationRoles(user?.role ?? 'Admin')
            .filter((one) => isBackOffice(one) === (group === 'operators'))
            .map(toRoleChoice)}
          onChange={(value) => value !== null && role.onChange(value)}
        />
        {listTextFields(role.value).map(({ name }) => (
          <PrecreationTextField key={name} name={name} role={role.value} {...precreation} />
        ))}
        {!isOperator && <CompanyFields {...precreation} />}
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

function PrecreationTextField({
  name,
  role,
  form,
  forgetKnownCompany,
}: Pick<Precreation, 'form' | 'forgetKnownCompany'> & {
  name: TextFieldName;
  role: PrecreationRole;
}) {
  const field = useFormField(form, name, { id: fieldId(name) });
  const shown = TEXT_FIELDS.find((one) => one.name === name) ?? TEXT_FIELDS[0];
  const required: readonly string[] = listRequiredPrecreationFields(role);
  return (
    <OfficeTextField
      {...field}
      label={isBackOffice(role) && 'operatorLabel' in shown ? shown.operatorLabel : shown.label}
      required={required.includes(name)}
      maxLength={254}
      clean={(text) => cleanAccountText(name, text)}
      {...(name === 'phone' ? { help: PHONE_HELP } : {})}
      onChange={(value) => {
        field.onChange(value);
        if (name === 'vat') forgetKnownCompany();
      }}
    />
  );
}

function CompanyFields({ form, asksAgain }: Pick<Precreation, 'form' | 'asksAgain'>) {
  const isContractVerified = useFormField(form, 'isContractVerified', { id: fieldId('contratto') });
  const isKnownCompany = useFormField(form, 'isKnownCompany', { id: fieldId('secondo') });
  return (
    <>
      <CheckboxField {...isContractVerified} label={PRECREATION_TEXTS.contractVerified} />
      {asksAgain && <CheckboxField {...isKnownCompany} label={PRECREATION_TEXTS.companyKnown} />}
    </>
  );
}
