import { useMemo } from 'react';

export interface NotificationText {
  type: 'success' | 'error' | 'warning' | 'info';
  title: string;
  description?: string;
}

/** Where a notification goes: to antd, once it is there. */
type Show = (text: NotificationText) => void;

export interface Notify {
  success: (title: string, description?: string) => void;
  error: (title: string, description?: string) => void;
}

const queue: NotificationText[] = [];
const listeners = new Set<() => void>();
let show: Show | null = null;
let isWanted = false;

function enqueue(text: NotificationText): void {
  if (show) return show(text);
  queue.push(text);
  isWanted = true;
  for (const listener of [...listeners]) listener();
  return undefined;
}

/** Connects antd's notifications: those that came before it are shown at once. */
export function connectNotifications(next: Show): () => void {
  show = next;
  for (const text of queue.splice(0)) next(text);
  return () => {
    show = null;
  };
}

export function subscribeToNotifications(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether there was a notification yet: only then antd's part is fetched. */
export const areNotificationsWanted = (): boolean => isWanted;

/**
 * Short messages at the edge of the screen, which go by themselves. antd's static `message` knows
 * nothing of theme and language in a remote; these come from `App.useApp` below `OfficeProvider`.
 */
export function useNotification(): Notify {
  return useMemo(() => {
    const notify =
      (type: NotificationText['type']) =>
      (title: string, description?: string): void =>
        enqueue({ type, title, ...(description === undefined ? {} : { description }) });
    return { success: notify('success'), error: notify('error') };
  }, []);
}
