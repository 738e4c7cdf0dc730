import { PASSWORD_HELP } from '@pratiche/domain/accounts';
import { AccountPasswordField, AccountTextField } from '../../account-form/AccountFields.js';
import { REGISTRATION_TEXTS } from '../texts.js';
import { ACCOUNT_TEXTS } from '../../account-form/texts.js';

/** The password to log in with from now on. */
export function TermsAccessSection({ asksSponsor }: { asksSponsor: boolean }) {
  return (
    <section className="sh-reg-contract">
      <h2>{REGISTRATION_TEXTS.access}</h2>
      <div className="sh-reg-fields">
        <AccountPasswordField name="password" label={ACCOUNT_TEXTS.password} help={PASSWORD_HELP} />
        <AccountPasswordField name="confirmPassword" label={ACCOUNT_TEXTS.repeatPassword} />
        {asksSponsor && (
          <AccountTextField
            name="sponsor"
            label={REGISTRATION_TEXTS.sponsor}
            required={false}
            help={REGISTRATION_TEXTS.sponsorHelp}
          />
        )}
      </div>
    </section>
  );
}
