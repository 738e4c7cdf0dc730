import { useCommands } from '@pratiche/ui/office';
import { VERIFICATION_TEXTS } from './texts.js';

type Act = (() => void) | null;

interface VerificationActs {
  /** What is under way; `null` for nothing. */
  busy: string | null;
  /** Why the contract cannot be verified. */
  missing: string | null;
  verifyContract: Act;
  refuseContract: Act;
  verifyEmail: Act;
  revokeContract: Act;
}

/** The acts of the panel in the palette, with its refusals; `null` for one that does not apply. */
export function useVerificationCommands({
  busy,
  missing,
  verifyContract,
  refuseContract,
  verifyEmail,
  revokeContract,
}: VerificationActs): void {
  const refusal = busy === null ? null : VERIFICATION_TEXTS.busy;
  const command = (id: string, label: string, run: Act, reason: string | null = null) =>
    run === null ? [] : [{ id, label, run, refusal: refusal ?? reason }];
  useCommands(VERIFICATION_TEXTS.commandGroup, [
    ...command('verify-contract', VERIFICATION_TEXTS.verifyContract, verifyContract, missing),
    ...command('refuse-contract', VERIFICATION_TEXTS.refuseContract, refuseContract),
    ...command('verify-email', VERIFICATION_TEXTS.verifyEmail, verifyEmail),
    ...command('revoke', VERIFICATION_TEXTS.revokeContract, revokeContract),
  ]);
}
