import { useAlerts } from '@pratiche/ui';
import { useMemo } from 'react';

export interface Notify {
  success: (title: string, description?: string) => void;
  error: (title: string, description?: string) => void;
}

/** Short messages with a line of explanation, where all others are told too: see `useAlerts`. */
export function useNotification(): Notify {
  const alerts = useAlerts();
  return useMemo(() => {
    const text = (title: string, description?: string): string =>
      [title, description].filter(Boolean).join('\n');
    return {
      success: (...parts) => alerts.success(text(...parts)),
      error: (...parts) => alerts.error(text(...parts)),
    };
  }, [alerts]);
}
