import { ApiProperty } from '@nestjs/swagger';
import { ApiInteger, ApiMoment, ApiNullableInteger } from '../../../platform/openapi/index.js';

/** What an entry of the history is. */
export const HISTORY_EVENTS = [
  'status',
  'edit',
  'correction',
  'undo',
  'skip',
  'postpone',
  'resume',
] as const;
export type HistoryEvent = (typeof HISTORY_EVENTS)[number];

/** One row of the append-only history of a dossier. */
export class StatusChangeDto {
  @ApiInteger()
  id!: number;

  @ApiMoment()
  at!: string;

  /** Code of the status before. */
  from!: string | null;

  /** Code of the status after. */
  to!: string;

  /** Name people recognise: company or operator. */
  who!: string;

  reason!: string | null;

  @ApiNullableInteger({ description: 'Number of the file attached to a rejection.' })
  attachmentId!: number | null;

  /** Fields that the back office changed; empty for a change of status. */
  editedFields!: string[];

  @ApiProperty({
    enum: HISTORY_EVENTS,
    enumName: 'HistoryEvent',
    description:
      'A change of status, an edit, a new CPID of a filed declaration, an acceptance taken back, a dossier left with a reason, put off, or back from that; the last four for the back office alone.',
  })
  event!: HistoryEvent;
}
