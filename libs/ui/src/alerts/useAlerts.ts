import { alertStore, type AlertOptions } from './alert-store.js';

export interface Alerts {
  success: (text: string, options?: AlertOptions) => void;
  error: (text: string, options?: AlertOptions) => void;
  clear: () => void;
  /** Removes a message that is no longer true; any other message stays. */
  withdraw: (text: string) => void;
}

const alerts: Alerts = {
  success: (text, options) => alertStore.showAlert('success', text, options),
  error: (text, options) => alertStore.showAlert('error', text, options),
  clear: alertStore.clearAlert,
  withdraw: alertStore.withdrawAlert,
};

/** Shows a message in the banner on top of the page. The object never changes. */
export const useAlerts = (): Alerts => alerts;
