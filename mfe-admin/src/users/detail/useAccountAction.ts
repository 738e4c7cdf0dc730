import { errorText, refetchActivity, useAlerts } from '@pratiche/ui';
import { useState } from 'react';

/**
 * Runs an action and tracks the one in flight; a failure is shown under the title given in the
 * specification.
 */
export function useAccountAction() {
  const alerts = useAlerts();
  const [busy, setBusy] = useState<string | null>(null);

  /** @returns whether it went well */
  async function runAction(
    key: string,
    action: () => Promise<unknown>,
    success: string,
    failure: string,
  ): Promise<boolean> {
    setBusy(key);
    try {
      await action();
      alerts.success(success);
      void refetchActivity();
      return true;
    } catch (error) {
      alerts.error(`${failure}\n${errorText(error)}`);
      return false;
    } finally {
      setBusy(null);
    }
  }

  return { busy, runAction };
}
