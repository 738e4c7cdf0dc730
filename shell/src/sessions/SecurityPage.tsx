import { PageHeader } from '@pratiche/ui';
import { SecuritySection } from './SecuritySection.js';

/** For those who have no profile page: the back office and buyers. */
export function SecurityPage() {
  return (
    <>
      <PageHeader title="Sicurezza" subtitle="Dispositivi collegati e accesso al proprio account." />
      <SecuritySection />
    </>
  );
}
