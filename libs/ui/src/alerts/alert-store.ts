import { getOrCreateSingleton } from '../shared-singleton/shared-singleton.js';

export interface AlertAction {
  label: string;
  onClick: () => void;
  /** Gets the focus, because what the person acted on is gone. */
  isFocused?: boolean;
}

export interface AlertOptions {
  /**
   * Keeps the alert when the route changes: it reports an action that is followed by a navigation.
   */
  keepOnNavigation?: boolean;
  /** Optional action of the alert, such as "Annulla". */
  action?: AlertAction;
  /** How long it stays; the usual 30 s when absent. */
  durationMs?: number;
}

export interface Alert extends AlertOptions {
  id: number;
  type: 'success' | 'error';
  text: string;
  at: number;
  /** When the first navigation it survived came. */
  navigatedAt?: number;
}

/** Alerts vanish by themselves after this (spec platform §9). */
export const ALERT_TIMEOUT_MS = 30_000;
/** A success at the corner of a back-office page goes sooner: it is told in passing. */
export const TOAST_TIMEOUT_MS = 8_000;
/**
 * A kept alert survives the first navigation, however late it comes on a slow device, and further
 * ones within this time: one click may redirect twice.
 */
const NAVIGATION_GRACE_MS = 1500;

interface AlertState {
  alert: Alert | null;
  lastId: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  listeners: Set<() => void>;
}

const emptyAlertState = (): AlertState => ({
  alert: null,
  lastId: 0,
  timer: undefined,
  listeners: new Set(),
});

/** Stores the only alert of the page. */
export class AlertStore {
  constructor(
    private readonly now: () => number = Date.now,
    private readonly state: AlertState = emptyAlertState(),
  ) {}

  readonly getAlert = (): Alert | null => this.state.alert;

  showAlert(type: Alert['type'], text: string, options: AlertOptions = {}): void {
    this.scheduleClear(options.durationMs ?? ALERT_TIMEOUT_MS);
    this.state.lastId += 1;
    this.updateAlert({ ...options, id: this.state.lastId, type, text, at: this.now() });
  }

  /** Clears the alert after this time, counted from now. */
  scheduleClear(ms: number): void {
    this.holdAlert();
    this.state.timer = setTimeout(this.clearAlert, ms);
  }

  /** Keeps the alert while the pointer or the focus is on it. */
  readonly holdAlert = (): void => clearTimeout(this.state.timer);

  readonly clearAlert = (): void => {
    this.holdAlert();
    if (this.state.alert) this.updateAlert(null);
  };

  readonly withdrawAlert = (text: string): void => {
    if (this.state.alert?.text === text) this.clearAlert();
  };

  readonly handleRouteChange = (): void => {
    const { alert } = this.state;
    if (alert?.keepOnNavigation) {
      alert.navigatedAt ??= this.now();
      if (this.now() - alert.navigatedAt < NAVIGATION_GRACE_MS) return;
    }
    this.clearAlert();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.state.listeners.add(listener);
    return () => this.state.listeners.delete(listener);
  };

  private updateAlert(alert: Alert | null): void {
    this.state.alert = alert;
    for (const listener of [...this.state.listeners]) listener();
  }
}

export const alertStore = new AlertStore(Date.now, getOrCreateSingleton('alerts', emptyAlertState));
