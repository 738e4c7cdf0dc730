import type { DossierListItem } from '@pratiche/api';
import type { ServiceType, StatusCode } from '@pratiche/domain';
import { statusView } from '../dossier-view.js';

/** A moment as the driver answers it: MySQL a Date, SQLite the text it keeps. */
type RawMoment = Date | string;

/** What a list reads of a dossier: never the document. */
export interface ListRow {
  id: number;
  client: string;
  service_type: ServiceType | null;
  status: StatusCode;
  business_name: string | null;
  reject_reason: string | null;
  created: RawMoment;
  updated: RawMoment;
  sent: RawMoment | null;
  completed: RawMoment | null;
  deadline_date: string | null;
  operator_name: string | null;
  /** Value the list is sorted by, exactly as the database answers it. */
  sort_value: string | number | Date | null;
}

export const LIST_COLUMNS = ['id', 'client', 'service_type', 'status', 'business_name', 'reject_reason', 'created', 'updated', 'sent', 'completed', 'deadline_date', 'operator_name'] as const;

/** What a row tells of its messages, for the side that reads the list. */
export type RowMessages = Pick<DossierListItem, 'unreadMessages' | 'openRequests'>;

export const listItem = (row: ListRow, messages: RowMessages): DossierListItem => ({
  ...messages,
  id: row.id,
  created: iso(row.created),
  updated: iso(row.updated),
  client: row.client,
  serviceType: row.service_type,
  deadlineDate: row.deadline_date,
  rejectReason: row.reject_reason,
  status: statusView(row.status),
  sentDate: row.sent && iso(row.sent),
  receivedDate: row.sent && iso(row.sent),
  completedDate: row.completed && iso(row.completed),
  operatoreName: row.operator_name,
  businessName: row.business_name,
});

const iso = (moment: RawMoment): string => (typeof moment === 'string' ? `${moment.replace(' ', 'T')}Z` : moment.toISOString());
