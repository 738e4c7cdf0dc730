import {
  fromHundredths,
  isOpenStatus,
  type FilingCpid,
  type Postponement,
  type ServiceType,
  type StatusCode,
} from '@pratiche/domain';
import type { AllRules } from '@pratiche/domain/all-rules';
import type { ThreadCounts } from '../messages/threads/thread-counts.constants.js';
import { toStatusDto } from '../dossier.mapper.js';
import { toPostponementDto } from '../postpone/postponement.mapper.js';
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
  postponed_until: string;
  /** JSON, which MySQL answers read and SQLite as text. */
  postponement: Postponement | string | null;
  urgency: number;
  submissions: number | string;
  /** Hundredths of a credit of the last sending. */
  charged: number | string | null;
  /** 1, or `null` without any. */
  has_files: number | string | null;
}

/** What a row says beside its dossier. */
export interface RowFacts {
  isOffice: boolean;
  cpids: readonly FilingCpid[];
  presentOperators: readonly string[];
  filingRefusal: string | null;
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
  'postponed_until',
  'postponement',
] as const satisfies readonly (keyof ListRow)[];

export const cursorFromRow = ({ columns }: ListOrder, row: ListRow): Cursor =>
  columns.map((column) => row[column]);

export const toDossierListItemDto = (
  row: ListRow,
  { isOffice, cpids, presentOperators, filingRefusal }: RowFacts,
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
  filingRefusal,
  chargedCredits:
    row.charged === null || !isOffice || isOpenStatus(row.status)
      ? null
      : fromHundredths(Number(row.charged)),
  hasFiles: row.has_files !== null,
  postponement: isOffice
    ? toPostponementDto(row.postponed_until, readPostponement(row.postponement))
    : null,
});

const readPostponement = (stored: ListRow['postponement']): Postponement | null =>
  typeof stored === 'string' ? (JSON.parse(stored) as Postponement) : stored;

const toIsoMoment = (moment: RawMoment): string =>
  typeof moment === 'string' ? `${moment.replace(' ', 'T')}Z` : moment.toISOString();
