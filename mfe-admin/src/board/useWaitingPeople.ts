import { useOfficeWaiting } from '@pratiche/ui';
import { REFRESH_MS } from './refresh.js';

/** People who wait for an operator; each `undefined` while it is being counted. */
export interface WaitingPeople {
  /** Bank transfers to confirm. */
  transfers: number | undefined;
  /** Contracts to verify: until then their fitters cannot work. */
  contracts: number | undefined;
  /** Registrations of a company that is known: an operator decides which one stays. */
  registrations: number | undefined;
}

/** Who waits beside the dossiers, as the menu counts them, minute by minute. */
export function useWaitingPeople(): WaitingPeople {
  const { transfers, contracts, registrations } = useOfficeWaiting(REFRESH_MS) ?? {};
  return { transfers, contracts, registrations };
}
