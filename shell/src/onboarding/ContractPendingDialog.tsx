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
        Il contratto ricevuto è in fase di verifica. Al termine arriverà un’e-mail di conferma: da
        quel momento il portale sarà utilizzabile.
      </p>
      {onboarding && <OnboardingDetails onboarding={onboarding} />}
      {children}
    </Dialog>
  );
}
