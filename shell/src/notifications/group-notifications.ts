import type { NotificationDto } from '@pratiche/api';
import { getNotificationGroup, formatRecentDay } from '@pratiche/domain';

/** The notifications of a day, those of one dossier together. */
export interface NotificationDay {
  /** `Oggi`, `Ieri`, `Ven 20` or the date. */
  label: string;
  groups: NotificationDto[][];
}

/** Notifications by day and, within it, by dossier; both in the order of their latest one. */
export function groupNotifications(
  notifications: readonly NotificationDto[],
  now: Date = new Date(),
): NotificationDay[] {
  const days = new Map<string, Map<string, NotificationDto[]>>();
  for (const notification of notifications) {
    const day = getOrCreate(days, formatRecentDay(notification.created, now), () => new Map());
    getOrCreate(day, getNotificationGroup(notification), () => []).push(notification);
  }
  return [...days].map(([day, groups]) => ({
    label: day.charAt(0).toUpperCase() + day.slice(1),
    groups: [...groups.values()],
  }));
}

function getOrCreate<Value>(map: Map<string, Value>, key: string, create: () => Value): Value {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}
