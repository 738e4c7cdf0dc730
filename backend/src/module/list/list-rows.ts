import type { DossierListItem } from '@pratiche/api';
import type { ServiceType, StatusCode } from '@pratiche/domain';
import type { ThreadCounts } from '../../messages/store/thread-counts.js';
import { statusView } from '../dossier-view.js';
import type { Order, Place } from './list-order.js';

/** A moment as the driver answers it: MySQL a Date, SQLite the text it keeps. */
type RawMoment = Date | string;

/** What a list reads of a dossier: never the document. */
export interface ListRow extends ThreadCounts {
  id: number;
  client: string;
  client_key: string;
  service_type: ServiceType | null;
  status: StatusCode;
  business_name: string | null;
  company_key: string | null;
  reject_reason: string | null;
  created: RawMoment;
  updated: RawMoment;
  sent: RawMoment | null;
  completed: RawMoment | null;
  deadline_date: string | null;
  operator_id: number | null;
  operator_name: string | null;
}

export const LIST_COLUMNS = [
  'id',
  'client',
  'client_key',
  'service_type',
  'status',
  'business_name',
  'company_key',
  'reject_reason',
  'created',
  'updated',
  'sent',
  'completed',
  'deadline_date',
  'operator_id',
  'operator_name',
] as const satisfies readonly (keyof ListRow)[];

/** Where a row stands in a list. */
export const placeOf = ({ columns }: Order, row: ListRow): Place =>
  columns.map((column) => row[column]);

export const listItem = (row: ListRow, isOffice: boolean): DossierListItem => ({
  unreadMessages: (isOffice ? row.office_unread : row.fitter_unread) ?? 0,
  openRequests: row.open_requests ?? 0,
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
  operatorId: row.operator_id,
  operatoreName: row.operator_name,
  businessName: row.business_name,
});

const iso = (moment: RawMoment): string =>
  typeof moment === 'string' ? `${moment.replace(' ', 'T')}Z` : moment.toISOString();
