import type { AccountDetailDto } from '@pratiche/api';
import { PHONE_HELP } from '@pratiche/domain';
import { AccountTextField } from '../account-form/AccountFields.js';
import { ReadOnlyField } from './ReadOnlyField.js';
import { PROFILE_TEXTS } from './texts.js';
import { ACCOUNT_TEXTS } from '../account-form/texts.js';

export function AccountSection({ account }: { account: AccountDetailDto }) {
  return (
    <section className="pr-card">
      <h2>{PROFILE_TEXTS.account}</h2>
      <div className="sh-reg-fields">
        <AccountTextField
          name="firstName"
          label={ACCOUNT_TEXTS.firstName}
          autoComplete="given-name"
        />
        <AccountTextField
          name="lastName"
          label={ACCOUNT_TEXTS.lastName}
          autoComplete="family-name"
        />
        <ReadOnlyField id="email" label={PROFILE_TEXTS.email} value={account.email} />
        <AccountTextField
          name="phone"
          label={ACCOUNT_TEXTS.phone}
          type="tel"
          autoComplete="tel-national"
          help={PHONE_HELP}
        />
        <AccountTextField name="sponsor" label={PROFILE_TEXTS.sponsor} required={false} />
      </div>
    </section>
  );
}
