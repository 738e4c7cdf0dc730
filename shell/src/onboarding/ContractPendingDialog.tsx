import type { OnboardingDto } from '@pratiche/api';
import { Button, Dialog, useSession } from '@pratiche/ui';
import type { ReactNode } from 'react';
import { OnboardingDetails } from './OnboardingDetails.js';
import { ONBOARDING_TEXTS as TEXTS } from './texts.js';

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
      title={TEXTS.pending}
      width={600}
      onClose={leave}
      footer={<Button onClick={leave}>{TEXTS.leave}</Button>}
    >
      <p onClick={leave}>{TEXTS.pendingText}</p>
      {onboarding && <OnboardingDetails onboarding={onboarding} />}
      {children}
    </Dialog>
  );
}
