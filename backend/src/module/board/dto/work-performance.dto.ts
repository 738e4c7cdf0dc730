import { ApiProperty } from '@nestjs/swagger';
import { SKIP_REASON_CODES, type SkipReason } from '@pratiche/domain';
import { ApiChoice, ApiInteger, ApiNullableInteger } from '../../../platform/openapi/index.js';

/** How the dossiers received in the period fared. */
export class PerformanceFiguresDto {
  @ApiInteger({ description: 'Received in the period.' })
  received!: number;

  @ApiInteger({ description: 'Of these, sent back for corrections at least once.' })
  returned!: number;

  @ApiInteger({ description: 'Of these, completed by now.' })
  completed!: number;

  @ApiNullableInteger({
    description: 'Days from the last sending within which half were completed.',
  })
  median!: number | null;

  @ApiNullableInteger({ description: 'The same for nine of ten.' })
  ninth!: number | null;
}

/** The figures of a service. */
export class ServicePerformanceDto extends PerformanceFiguresDto {
  @ApiInteger({ description: 'Service of the dossiers.' })
  serviceType!: number;
}

/** The figures of an operator. */
export class OperatorPerformanceDto extends PerformanceFiguresDto {
  @ApiNullableInteger({ description: 'Account; null for dossiers without an operator.' })
  operatorId!: number | null;

  /** Name; null for dossiers without an operator. */
  name!: string | null;
}

/** A reason given with requests for corrections. */
export class CorrectionReasonDto {
  /** At most its first 200 characters. */
  reason!: string;

  @ApiInteger({ description: 'Requests that gave it.' })
  total!: number;
}

/** How often dossiers were left for a reason. */
export class SkipCountDto {
  @ApiChoice(SKIP_REASON_CODES, 'SkipReason')
  reason!: SkipReason;

  @ApiInteger()
  total!: number;
}

/** How soon and how well dossiers are completed. */
export class WorkPerformanceDto {
  @ApiProperty({ type: String, format: 'date', description: 'First day of reception counted.' })
  from!: string;

  all!: PerformanceFiguresDto;

  /** Most received first. */
  services!: ServicePerformanceDto[];

  /** Most received first. */
  operators!: OperatorPerformanceDto[];

  /** The five most given, most first. */
  reasons!: CorrectionReasonDto[];

  /** Dossiers left without an act, by reason. */
  skips!: SkipCountDto[];
}
