import { readDownload } from '@pratiche/api';
import {
  PHONE_HELP,
  pickFields,
  type RegistrationFile,
  type RegistrationForm,
} from '@pratiche/domain';
import {
  LEGAL_FORMS,
  PASSWORD_HELP,
  REGISTRATION_FILE_LABELS,
  REGISTRATION_FIELDS,
  REGISTRATION_FILES,
} from '@pratiche/domain/accounts';
import { Button, useApi } from '@pratiche/ui';
import {
  AccountConsentField,
  AccountPasswordField,
  AccountSelectField,
  AccountTextField,
} from '../account-form/AccountFields.js';
import { AttorneyTaxCodeField } from '../account-form/AttorneyTaxCodeField.js';
import { AccountFormFileField } from '../account-form/AccountFileField.js';
import { changeAccountFields, useAccountForm } from '../account-form/account-form-context.js';
import { IdDocumentFields } from '../account-form/IdDocumentFields.js';
import { PaperDownloadButton } from '../account-form/PaperDownloadButton.js';
import { AddressFields } from '../account-form/AddressFields.js';
import { fillCompanyTaxCode } from './company-tax-code.js';
import { REGISTRATION_TEXTS } from './texts.js';
import { ACCOUNT_TEXTS } from '../account-form/texts.js';

export function AccountStep() {
  return (
    <div className="sh-reg-fields">
      <AccountTextField
        name="firstName"
        label={ACCOUNT_TEXTS.firstName}
        autoComplete="given-name"
      />
      <AccountTextField name="lastName" label={ACCOUNT_TEXTS.lastName} autoComplete="family-name" />
      <AccountTextField
        name="email"
        label={REGISTRATION_TEXTS.email}
        type="email"
        autoComplete="email"
        help={REGISTRATION_TEXTS.emailHelp}
      />
      <AccountTextField
        name="phone"
        label={ACCOUNT_TEXTS.phone}
        type="tel"
        autoComplete="tel-national"
        help={PHONE_HELP}
      />
      <AccountPasswordField name="password" label={ACCOUNT_TEXTS.password} help={PASSWORD_HELP} />
      <AccountPasswordField name="confirmPassword" label={ACCOUNT_TEXTS.repeatPassword} />
      <AccountTextField
        name="sponsor"
        label={REGISTRATION_TEXTS.sponsor}
        required={false}
        help={REGISTRATION_TEXTS.sponsorHelp}
      />
    </div>
  );
}

export function BillingStep() {
  const form = useAccountForm();
  const fillTaxCode = (change: Partial<RegistrationForm>) =>
    changeAccountFields(form, fillCompanyTaxCode(form.getValues(), change));
  return (
    <div className="sh-reg-fields">
      <AccountTextField
        name="businessName"
        label={ACCOUNT_TEXTS.businessName}
        autoComplete="organization"
      />
      <AccountSelectField
        name="legalForm"
        label={ACCOUNT_TEXTS.legalForm}
        choices={LEGAL_FORMS}
        onPicked={(legalForm) => fillTaxCode({ legalForm })}
      />
      <AccountTextField
        name="vat"
        label={ACCOUNT_TEXTS.vat}
        uppercase
        help={REGISTRATION_TEXTS.vatHelp}
        onPicked={(vat) => fillTaxCode({ vat })}
      />
      <AccountTextField
        name="sSNCompany"
        label={ACCOUNT_TEXTS.taxCode}
        uppercase
        help={ACCOUNT_TEXTS.companyTaxCodeHelp}
      />
      <AccountTextField name="street" label={ACCOUNT_TEXTS.street} autoComplete="street-address" />
      <AddressFields of="company" />
      <AccountTextField name="pec" label={ACCOUNT_TEXTS.pec} type="email" required={false} />
      <AccountTextField
        name="uniqueCode"
        label={ACCOUNT_TEXTS.uniqueCode}
        uppercase
        required={false}
        help={ACCOUNT_TEXTS.uniqueCodeHelp}
      />
    </div>
  );
}

export function AttorneyStep() {
  const form = useAccountForm();
  const { firstName, lastName, attorneyFirstName, attorneyLastName } = form.watch();
  const isSame = attorneyFirstName === firstName && attorneyLastName === lastName;
  return (
    <>
      {!isSame && (
        <p>
          <Button
            onClick={() =>
              changeAccountFields(form, {
                attorneyFirstName: firstName,
                attorneyLastName: lastName,
              })
            }
          >
            {REGISTRATION_TEXTS.takeDataOf([firstName, lastName].filter(Boolean).join(' '))}
          </Button>
        </p>
      )}
      <div className="sh-reg-fields">
        <AccountTextField name="attorneyFirstName" label={ACCOUNT_TEXTS.firstName} />
        <AccountTextField name="attorneyLastName" label={ACCOUNT_TEXTS.lastName} />
        <AttorneyTaxCodeField />
        <AddressFields of="attorney" />
        <IdDocumentFields />
      </div>
    </>
  );
}

type ContractField = Exclude<keyof RegistrationForm, 'password' | 'confirmPassword'>;

/** What the contract is written from. */
const CONTRACT_FIELDS = REGISTRATION_FIELDS.filter(
  (field): field is ContractField => field !== 'password' && field !== 'confirmPassword',
);

interface ContractStepProps {
  /** Called when a file is chosen or removed. */
  onFile: (name: RegistrationFile, file: File | null) => void;
}

export function ContractStep({ onFile }: ContractStepProps) {
  const api = useApi();
  const form = useAccountForm();
  return (
    <div className="sh-reg-contract">
      <p>{REGISTRATION_TEXTS.contract}</p>
      <PaperDownloadButton
        read={() =>
          readDownload(
            api.POST('/api/Accounts/download-contract', {
              body: pickFields(form.getValues(), CONTRACT_FIELDS),
              parseAs: 'blob',
            }),
          )
        }
        failure={REGISTRATION_TEXTS.letterFailed}
        preview={ACCOUNT_TEXTS.contractPreview}
      >
        {REGISTRATION_TEXTS.download}
      </PaperDownloadButton>
      <p className="pr-muted">{REGISTRATION_TEXTS.fileKinds}</p>
      {REGISTRATION_FILES.map((name) => (
        <AccountFormFileField
          key={name}
          name={name}
          label={REGISTRATION_FILE_LABELS[name]}
          onPicked={(file) => onFile(name, file)}
        />
      ))}
      <AccountConsentField
        label={REGISTRATION_TEXTS.consent}
        notice={REGISTRATION_TEXTS.privacyNotice}
      />
    </div>
  );
}
