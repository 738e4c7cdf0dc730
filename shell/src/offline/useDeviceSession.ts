import { useApi, useSession } from '@pratiche/ui';
import { useEffect } from 'react';
import { followDeviceSession } from './device-session.js';

/** Follows who is logged in, for what this device keeps; for the root of the pages alone. */
export function useDeviceSession(): void {
  const { user } = useSession();
  const api = useApi();
  const id = user?.id ?? null;
  useEffect(() => void followDeviceSession(api, id), [api, id]);
}
