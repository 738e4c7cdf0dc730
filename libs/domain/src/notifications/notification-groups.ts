import { formatMomentDay } from '../formats/dates.js';

/** Of a notification, what decides with which others it is one line. */
export interface GroupedNotification {
  id: number;
  /** ISO. */
  created: string;
  moduleId: number | null;
}

/** Notifications of one dossier and Italian day share a line, and count once at the bell. */
export const getNotificationGroup = ({ id, created, moduleId }: GroupedNotification): string =>
  moduleId === null ? `alone ${id}` : `${formatMomentDay(created)} ${moduleId}`;
