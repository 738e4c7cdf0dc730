import type { OnboardingDto } from '@pratiche/api';
import { Button, Dialog, useSession } from '@pratiche/ui';
import type { ReactNode } from 'react';
import { OnboardingDetails } from './OnboardingDetails.js';

interface ContractPendingDialogProps {
  /** Absent while it loads. */
  onboarding: OnboardingDto | undefined;
  children?: ReactNode;
}

/** Blocks the dashboard until the contract is verified; a click logs out (spec platform §2). */
export function ContractPendingDialog({ onboarding, children }: ContractPendingDialogProps) {
  const { logout } = useSession();
  const leave = () => void logout();
  return (
    <Dialog
      open
      persistent
      title="Contratto in verifica"
      width={600}
      onClose={leave}
      footer={
        <Button type="primary" onClick={leave}>
          Ho capito, esci
        </Button>
      }
    >
      <p onClick={leave}>
        Abbiamo ricevuto il tuo contratto e lo stiamo verificando. Al termine ti scriviamo un’e-mail
        di conferma: da quel momento puoi usare il portale.
      </p>
      {onboarding && <OnboardingDetails onboarding={onboarding} />}
      {children}
    </Dialog>
  );
}
