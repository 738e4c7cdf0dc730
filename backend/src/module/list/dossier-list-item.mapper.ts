import {
  countUnseenDoubts,
  fromHundredths,
  isOpenStatus,
  type FilingCpid,
  type Postponement,
  type ReturnKind,
  type ReturnProgress,
  type ServiceType,
  type StatusCode,
  type AllRules,
} from '@pratiche/domain';
import { readJson } from '../../platform/database/index.js';
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
  revision: number;
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
  seen_doubts: number;
  work_rank: number;
  postponed_until: string;
  /** JSON, which MySQL answers read and SQLite as text. */
  postponement: Postponement | string | null;
  urgency: number;
  /** 1, or `null` without any. */
  has_files: number | string | null;
}

/** How a dossier came back to its fitter, and how far its correction is. */
export interface RowReturn {
  kind: ReturnKind | null;
  progress: ReturnProgress | null;
}

/** What a row says beside its dossier. */
export interface RowFacts {
  isOffice: boolean;
  cpids: readonly FilingCpid[];
  presentOperators: readonly string[];
  filingRefusal: string | null;
  returned: RowReturn;
  sendings: readonly SendingCharge[];
}

/** The number of a sending and the hundredths of a credit that it was charged. */
export type SendingCharge = readonly [id: number, credits: number];

export const LIST_COLUMNS = [
  'id',
  'revision',
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
  'seen_doubts',
  'work_rank',
  'postponed_until',
  'postponement',
] as const satisfies readonly (keyof ListRow)[];

export const cursorFromRow = ({ columns }: ListOrder, row: ListRow): Cursor =>
  columns.map((column) => row[column]);

export const toDossierListItemDto = (
  row: ListRow,
  { isOffice, cpids, presentOperators, filingRefusal, returned, sendings }: RowFacts,
  rules: AllRules,
): DossierListItemDto => ({
  unreadMessages: (isOffice ? row.office_unread : row.fitter_unread) ?? 0,
  openRequests: row.open_requests ?? 0,
  id: row.id,
  revision: row.revision,
  created: toIsoMoment(row.created),
  updated: toIsoMoment(row.updated),
  client: row.client,
  serviceType: row.service_type,
  deadlineDate: row.deadline_date,
  rejectReason: row.reject_reason,
  returnKind: returned.kind,
  returnProgress: returned.progress,
  status: toStatusDto(row.status, rules),
  sentDate: row.sent && toIsoMoment(row.sent),
  receivedDate: row.sent && toIsoMoment(row.sent),
  completedDate: row.completed && toIsoMoment(row.completed),
  operatorId: row.operator_id,
  operatoreName: row.operator_name,
  businessName: row.business_name,
  cpids: cpids.map(({ filing, cpid }) => ({ filing, cpid })),
  submissions: sendings.length,
  doubts: isOffice
    ? countUnseenDoubts({
        formDoubts: row.form_doubts,
        officeMatches: row.office_matches,
        seenDoubts: row.seen_doubts,
      })
    : row.form_doubts + row.fitter_matches,
  presentOperators: [...presentOperators],
  filingRefusal,
  chargedCredits: isOffice && !isOpenStatus(row.status) ? toChargedCredits(sendings) : null,
  hasFiles: row.has_files !== null,
  postponement: isOffice
    ? toPostponementDto(row.postponed_until, readJson(row.postponement))
    : null,
});

/** Of the last sending. */
const toChargedCredits = (sendings: readonly SendingCharge[]): number | null =>
  sendings.length === 0
    ? null
    : fromHundredths(sendings.reduce((a, b) => (b[0] > a[0] ? b : a))[1]);

const toIsoMoment = (moment: RawMoment): string =>
  typeof moment === 'string' ? `${moment.replace(' ', 'T')}Z` : moment.toISOString();
