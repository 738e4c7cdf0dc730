import { isBackOffice } from '@pratiche/domain';
import {
  PageHeader,
  useSession,
  CheckboxField,
  setSingleKeysOn,
  useSingleKeys,
} from '@pratiche/ui';
import { ChangePasswordForm } from './ChangePasswordForm.js';
import { SecuritySection } from './SecuritySection.js';
import { TwoFactorCard } from '../two-factor/TwoFactorCard.js';
import { SECURITY_TEXTS as TEXTS } from './texts.js';
import '../profile/profile.css';
import './security.css';

/** For users without a profile page: the back office and buyers. */
export function SecurityPage() {
  const { user } = useSession();
  // Nothing else is open to this account, so the page shows nothing else.
  if (user?.mustSetUpSecondStep) {
    return (
      <>
        <PageHeader title={TEXTS.title} subtitle={TEXTS.firstLogin} />
        <TwoFactorCard />
      </>
    );
  }
  return (
    <>
      <PageHeader title={TEXTS.title} subtitle={TEXTS.subtitle} />
      <div className="sh-profile-more">
        <ChangePasswordForm />
        <SecuritySection />
        {user && isBackOffice(user.role) && <KeysCard />}
      </div>
    </>
  );
}

/** The operator's switch for keys of a single letter, as in lists and dossiers. */
function KeysCard() {
  return (
    <section className="pr-card" aria-labelledby="keys-title">
      <h2 id="keys-title">{TEXTS.keys}</h2>
      <p>{TEXTS.keysText}</p>
      <CheckboxField
        id="single-keys"
        label={TEXTS.useKeys}
        value={useSingleKeys()}
        onChange={setSingleKeysOn}
      />
    </section>
  );
}
