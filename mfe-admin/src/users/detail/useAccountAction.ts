import { errorText, useAlerts } from '@pratiche/ui';
import { useState } from 'react';

/** Does one thing at a time, says how it went, and what went wrong under the name the specification gives it. */
export function useAccountAction() {
  const alerts = useAlerts();
  const [busy, setBusy] = useState<string | null>(null);

  /** @returns whether it went well */
  async function act(
    key: string,
    work: () => Promise<unknown>,
    success: string,
    failure: string,
  ): Promise<boolean> {
    setBusy(key);
    try {
      await work();
      alerts.success(success);
      return true;
    } catch (error) {
      alerts.error(`${failure}\n${errorText(error)}`);
      return false;
    } finally {
      setBusy(null);
    }
  }

  return { busy, act };
}
