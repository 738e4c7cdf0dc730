import type { AccountDetailDto } from '@pratiche/api';
import { Button } from '@pratiche/ui';
import { AccountFormContext } from '../account-form/account-form-context.js';
import { AccountSection } from './AccountSection.js';
import { AttorneySection } from './AttorneySection.js';
import { CompanySection } from './CompanySection.js';
import { PROFILE_TEXTS } from './texts.js';
import { useProfileForm } from './useProfileForm.js';

interface ProfileFormProps {
  account: AccountDetailDto;
  onSaved: () => void;
  onCancel: () => void;
}

/** The profile to change; what only the back office changes is shown, greyed out. */
export function ProfileForm({ account, onSaved, onCancel }: ProfileFormProps) {
  const {
    account: form,
    submit,
    cancel,
    busy,
    wasFound,
  } = useProfileForm(account, onSaved, onCancel);
  return (
    <AccountFormContext value={form}>
      <form
        noValidate
        className="sh-profile-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) submit();
        }}
      >
        {wasFound && (
          <p role="status" className="sh-notice">
            {PROFILE_TEXTS.editsFound}
          </p>
        )}
        <p className="pr-muted">{PROFILE_TEXTS.fixedData}</p>
        <AccountSection account={account} />
        <CompanySection account={account} />
        <AttorneySection />
        <div className="sh-profile-actions">
          <Button onClick={() => void cancel()} disabled={busy}>
            {PROFILE_TEXTS.cancel}
          </Button>
          <Button type="primary" htmlType="submit" loading={busy}>
            {PROFILE_TEXTS.save}
          </Button>
        </div>
      </form>
    </AccountFormContext>
  );
}
