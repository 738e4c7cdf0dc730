import { ApiProperty } from '@nestjs/swagger';
import { STATUS_CODES, type StatusCode } from '@pratiche/domain';
import { ApiChoice, ApiInteger } from '../../../platform/openapi/index.js';
import { UnreadDossiersDto } from './unread-dossiers.dto.js';

/** Received dossiers that are not yet with ENEA, of one status. */
export class OpenDossiersDto {
  @ApiChoice(STATUS_CODES, 'StatusCode')
  status!: StatusCode;

  @ApiProperty({ type: 'integer', isArray: true, description: 'By age, youngest first.' })
  ages!: number[];
}

/** The caller's dossiers of one status. */
export class OwnDossiersDto {
  @ApiChoice(STATUS_CODES, 'StatusCode')
  status!: StatusCode;

  @ApiInteger()
  total!: number;

  @ApiInteger({ description: 'Those near their deadline.' })
  atRisk!: number;
}

/** Open dossiers by the days left until the deadline to send. */
export class DeadlineCountsDto {
  @ApiInteger()
  past!: number;

  @ApiInteger({ description: 'Within 3 days.' })
  red!: number;

  @ApiInteger({ description: 'Within 14 days.' })
  amber!: number;
}

/** Open dossiers of an operator. */
export class OperatorLoadDto {
  @ApiInteger()
  id!: number;

  name!: string;

  @ApiInteger()
  total!: number;
}

/** What came and went in a week. */
export class WeekCountsDto {
  @ApiProperty({ type: String, format: 'date', description: 'First day of the week.' })
  monday!: string;

  @ApiInteger()
  received!: number;

  @ApiInteger()
  filed!: number;

  @ApiInteger()
  completed!: number;
}

/** How the work of the back office stands. */
export class WorkBoardDto {
  @ApiProperty({ type: String, format: 'date', description: 'Day in Italy the counts speak of.' })
  today!: string;

  open!: OpenDossiersDto[];

  @ApiInteger()
  unassigned!: number;

  unread!: UnreadDossiersDto;

  @ApiInteger({ description: 'Postponed to a later day, or until the fitter answers.' })
  postponed!: number;

  mine!: OwnDossiersDto[];

  deadlines!: DeadlineCountsDto;

  /** Most first. */
  load!: OperatorLoadDto[];

  /** Oldest first. */
  weeks!: WeekCountsDto[];
}
