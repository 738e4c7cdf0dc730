import type { ContractRefusalInfoDto } from '@pratiche/api';
import { sortRequestedFiles } from '@pratiche/domain/accounts';
import { Button, formatMomentDay, useSession, WarningOutlined } from '@pratiche/ui';
import { OnboardingHelp } from './OnboardingDetails.js';
import { NewPapersForm } from './NewPapersForm.js';
import { ONBOARDING_TEXTS as TEXTS } from './texts.js';

interface RefusedContractProps {
  refusal: ContractRefusalInfoDto;
  onSent: () => void;
}

/** Why the papers were refused, and the form that takes new ones. */
export function RefusedContract({ refusal, onSent }: RefusedContractProps) {
  const { logout } = useSession();
  const { reason, reasonLabel, note, decided, requestedFiles } = refusal;
  return (
    <div className="sh-onboarding sh-refused">
      <section className="pr-card">
        <h2>{TEXTS.refused}</h2>
        <div className="pr-alert pr-alert-error sh-refused-reason">
          <p>
            <WarningOutlined aria-hidden="true" /> <strong>{reasonLabel}</strong>
          </p>
          {note !== null && <p>{note}</p>}
        </div>
        <p>{TEXTS.refusedText(formatMomentDay(decided))}</p>
        <NewPapersForm
          requestedFiles={requestedFiles}
          files={sortRequestedFiles(reason)}
          reason={reason}
          onSent={onSent}
        />
      </section>
      <section className="pr-card">
        <OnboardingHelp />
        <p>
          <Button onClick={() => void logout()}>{TEXTS.logout}</Button>
        </p>
      </section>
    </div>
  );
}
