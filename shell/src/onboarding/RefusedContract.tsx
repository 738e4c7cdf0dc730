import type { ContractRefusalInfoDto } from '@pratiche/api';
import { sortRequestedFiles } from '@pratiche/domain/accounts';
import { Button, formatMomentDay, useSession, WarningOutlined } from '@pratiche/ui';
import { OnboardingHelp } from './OnboardingDetails.js';
import { NewPapersForm } from './NewPapersForm.js';

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
        <h2>Serve un documento corretto</h2>
        <div className="pr-alert pr-alert-error sh-refused-reason">
          <p>
            <WarningOutlined aria-hidden="true" /> <strong>{reasonLabel}</strong>
          </p>
          {note !== null && <p>{note}</p>}
        </div>
        <p>
          Abbiamo controllato i tuoi documenti il {formatMomentDay(decided)} e per ora non possiamo
          attivare il portale. Carica qui sotto quelli corretti: gli altri dati restano come li hai
          inseriti.
        </p>
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
          <Button onClick={() => void logout()}>Esci</Button>
        </p>
      </section>
    </div>
  );
}
