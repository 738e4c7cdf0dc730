export interface AlertAction {
  label: string;
  onClick: () => void;
}

export interface AlertOptions {
  /** The alert speaks of what was just done and the page is about to change: do not clear it with the route. */
  keepOnNavigation?: boolean;
  /** One thing to do about it, such as "Annulla". */
  action?: AlertAction;
  /** How long it stays; the usual 30 s when absent. */
  lifeMs?: number;
}

export interface Alert extends AlertOptions {
  id: number;
  type: 'success' | 'error';
  text: string;
  at: number;
}

/** Alerts vanish by themselves after this (spec platform §9). */
export const ALERT_LIFE_MS = 30_000;
/** A kept alert survives the navigations of this first while: one click may redirect twice. */
const NAVIGATION_MS = 1500;

/** The one alert of the page. */
export class AlertStore {
  private alert: Alert | null = null;
  private lastId = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly now: () => number = Date.now) {}

  readonly get = (): Alert | null => this.alert;

  show(type: Alert['type'], text: string, options: AlertOptions = {}): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.clear, options.lifeMs ?? ALERT_LIFE_MS);
    this.lastId += 1;
    this.update({ ...options, id: this.lastId, type, text, at: this.now() });
  }

  readonly clear = (): void => {
    clearTimeout(this.timer);
    if (this.alert) this.update(null);
  };

  readonly withdraw = (text: string): void => {
    if (this.alert?.text === text) this.clear();
  };

  readonly routeChanged = (): void => {
    if (this.alert?.keepOnNavigation && this.now() - this.alert.at < NAVIGATION_MS) return;
    this.clear();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private update(alert: Alert | null): void {
    this.alert = alert;
    for (const listener of [...this.listeners]) listener();
  }
}

export const alertStore = new AlertStore();
