import { alertStore, type AlertOptions } from './store.js';

export interface Alerts {
  success: (text: string, options?: AlertOptions) => void;
  error: (text: string, options?: AlertOptions) => void;
  clear: () => void;
  /** Takes a message back that is no longer true; another one stays. */
  withdraw: (text: string) => void;
}

const alerts: Alerts = {
  success: (text, options) => alertStore.show('success', text, options),
  error: (text, options) => alertStore.show('error', text, options),
  clear: alertStore.clear,
  withdraw: alertStore.withdraw,
};

/** Shows a message in the banner on top of the page. The object never changes. */
export const useAlerts = (): Alerts => alerts;
