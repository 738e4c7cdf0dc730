import { PageHeader } from '@pratiche/ui';
import { ChangePassword } from '../profile/ChangePassword.js';
import { SecuritySection } from './SecuritySection.js';

/** For those who have no profile page: the back office and buyers. */
export function SecurityPage() {
  return (
    <>
      <PageHeader title="Sicurezza" subtitle="Password, dispositivi collegati e accesso al proprio account." />
      <div className="sh-profile-more">
        <ChangePassword />
        <SecuritySection />
      </div>
    </>
  );
}
