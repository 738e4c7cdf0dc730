import { keptOnce } from '../kept/kept.js';

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
  /** When the first navigation it survived came. */
  navigatedAt?: number;
}

/** Alerts vanish by themselves after this (spec platform §9). */
export const ALERT_LIFE_MS = 30_000;
/** A kept alert survives the first navigation, however late a slow device gets to it, and those of a short while after: one click may redirect twice. */
const NAVIGATION_MS = 1500;

interface KeptAlert {
  alert: Alert | null;
  lastId: number;
  timer: ReturnType<typeof setTimeout> | undefined;
  listeners: Set<() => void>;
}

const none = (): KeptAlert => ({ alert: null, lastId: 0, timer: undefined, listeners: new Set() });

/** The one alert of the page. */
export class AlertStore {
  constructor(
    private readonly now: () => number = Date.now,
    private readonly kept: KeptAlert = none(),
  ) {}

  readonly get = (): Alert | null => this.kept.alert;

  show(type: Alert['type'], text: string, options: AlertOptions = {}): void {
    clearTimeout(this.kept.timer);
    this.kept.timer = setTimeout(this.clear, options.lifeMs ?? ALERT_LIFE_MS);
    this.kept.lastId += 1;
    this.update({ ...options, id: this.kept.lastId, type, text, at: this.now() });
  }

  readonly clear = (): void => {
    clearTimeout(this.kept.timer);
    if (this.kept.alert) this.update(null);
  };

  readonly withdraw = (text: string): void => {
    if (this.kept.alert?.text === text) this.clear();
  };

  readonly routeChanged = (): void => {
    const { alert } = this.kept;
    if (alert?.keepOnNavigation) {
      alert.navigatedAt ??= this.now();
      if (this.now() - alert.navigatedAt < NAVIGATION_MS) return;
    }
    this.clear();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.kept.listeners.add(listener);
    return () => this.kept.listeners.delete(listener);
  };

  private update(alert: Alert | null): void {
    this.kept.alert = alert;
    for (const listener of [...this.kept.listeners]) listener();
  }
}

export const alertStore = new AlertStore(Date.now, keptOnce('alerts', none));
