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

/** Open dossiers by who must act next. */
export class WaitingForDto {
  /** Operators whose turn it is, most first; without those put off. */
  operators!: OperatorLoadDto[];

  @ApiInteger({ description: 'The turn of the office, and no operator has them.' })
  unassigned!: number;

  @ApiInteger({ description: 'The turn of the office, on a later day.' })
  officeLater!: number;

  @ApiInteger({ description: 'Corrections that the fitter was asked for.' })
  fitter!: number;

  @ApiInteger({ description: 'Put off until the fitter answers.' })
  fitterAnswer!: number;

  @ApiInteger({
    description: 'Of those in correction, whose customer has a working link and has not finished.',
  })
  customer!: number;

  @ApiInteger({ description: 'Sent to ENEA and not completed.' })
  enea!: number;
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

  /** Open dossiers by who must act next. */
  waitingFor?: WaitingForDto;

  /** Oldest first. */
  weeks!: WeekCountsDto[];
}
