import { useCommands } from '@pratiche/ui/office';

type Act = (() => void) | null;

interface VerificationActs {
  /** What is under way; `null` for nothing. */
  busy: string | null;
  verifyContract: Act;
  refuseContract: Act;
  verifyEmail: Act;
  revokeContract: Act;
}

/** The acts of the panel in the palette, with its refusals; `null` for one that does not apply. */
export function useVerificationCommands({
  busy,
  verifyContract,
  refuseContract,
  verifyEmail,
  revokeContract,
}: VerificationActs): void {
  const refusal = busy === null ? null : 'Attendi la fine dell’operazione in corso.';
  const command = (id: string, label: string, run: Act) =>
    run === null ? [] : [{ id, label, run, refusal }];
  useCommands('Account', [
    ...command('verify-contract', 'Verifica contratto', verifyContract),
    ...command('refuse-contract', 'Rifiuta il contratto', refuseContract),
    ...command('verify-email', 'Verifica e-mail', verifyEmail),
    ...command('revoke', 'Ritira la verifica del contratto', revokeContract),
  ]);
}
