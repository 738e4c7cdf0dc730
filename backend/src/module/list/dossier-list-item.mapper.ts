import type { FilingCpid, ServiceType, StatusCode } from '@pratiche/domain';
import type { AllRules } from '@pratiche/domain/all-rules';
import type { ThreadCounts } from '../messages/threads/thread-counts.constants.js';
import { toStatusDto } from '../dossier.mapper.js';
import type { ListOrder, Cursor } from './list-order.util.js';
import type { DossierListItemDto } from './dto/dossier-list-item.dto.js';

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
  form_doubts: number;
  fitter_matches: number;
  office_matches: number;
  work_rank: number;
  urgency: number;
  submissions: number | string;
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
  'form_doubts',
  'fitter_matches',
  'office_matches',
  'work_rank',
] as const satisfies readonly (keyof ListRow)[];

export const cursorFromRow = ({ columns }: ListOrder, row: ListRow): Cursor =>
  columns.map((column) => row[column]);

export const toDossierListItemDto = (
  row: ListRow,
  cpids: readonly FilingCpid[],
  { isOffice, presentOperators }: { isOffice: boolean; presentOperators: readonly string[] },
  rules: AllRules,
): DossierListItemDto => ({
  unreadMessages: (isOffice ? row.office_unread : row.fitter_unread) ?? 0,
  openRequests: row.open_requests ?? 0,
  id: row.id,
  created: toIsoMoment(row.created),
  updated: toIsoMoment(row.updated),
  client: row.client,
  serviceType: row.service_type,
  deadlineDate: row.deadline_date,
  rejectReason: row.reject_reason,
  status: toStatusDto(row.status, rules),
  sentDate: row.sent && toIsoMoment(row.sent),
  receivedDate: row.sent && toIsoMoment(row.sent),
  completedDate: row.completed && toIsoMoment(row.completed),
  operatorId: row.operator_id,
  operatoreName: row.operator_name,
  businessName: row.business_name,
  cpids: cpids.map(({ filing, cpid }) => ({ filing, cpid })),
  submissions: Number(row.submissions),
  doubts: row.form_doubts + (isOffice ? row.office_matches : row.fitter_matches),
  presentOperators: [...presentOperators],
});

const toIsoMoment = (moment: RawMoment): string =>
  typeof moment === 'string' ? `${moment.replace(' ', 'T')}Z` : moment.toISOString();
