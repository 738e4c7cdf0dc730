import { ApiProperty } from '@nestjs/swagger';
import { SKIP_REASON_CODES, WORK_STEPS, type SkipReason, type WorkStep } from '@pratiche/domain';
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

/** How long a step of the way of a dossier takes. */
export class StepTimeDto {
  @ApiChoice(WORK_STEPS, 'WorkStep')
  step!: WorkStep;

  @ApiInteger({ description: 'Minutes within which half of them were over.' })
  median!: number;

  @ApiInteger({ description: 'Steps that were measured.' })
  total!: number;
}

/** The figures of an operator. */
export class OperatorPerformanceDto extends PerformanceFiguresDto {
  @ApiNullableInteger({ description: 'Account; null for dossiers without an operator.' })
  operatorId!: number | null;

  /** Name; null for dossiers without an operator. */
  name!: string | null;

  /** Times of the steps that the operator ended, in their order. */
  steps?: StepTimeDto[];
}

/** A reason given with requests for corrections. */
export class CorrectionReasonDto {
  /** At most its first 200 characters. */
  reason!: string;

  @ApiInteger({ description: 'Requests that gave it.' })
  total!: number;
}

/** Requests for corrections with the words of a ready text. */
export class TemplateReasonDto {
  /** Title of the ready text. */
  title!: string;

  @ApiInteger({ description: 'Requests that use its words.' })
  total!: number;
}

/** Why dossiers came back, by ready text. */
export class GroupedReasonsDto {
  /** Most used first, without those that were not used. */
  templates!: TemplateReasonDto[];

  @ApiInteger({ description: 'Requests without the words of any ready text.' })
  others!: number;

  /** The five most given of these, most first. */
  otherReasons!: CorrectionReasonDto[];
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

  /**
   * Most received first; empty unless the caller is a SuperAdmin and the setting `operatorFigures`
   * is on.
   */
  operators!: OperatorPerformanceDto[];

  /** Times of the steps that began in the period, in their order; one that none has gone through is absent. */
  steps?: StepTimeDto[];

  /** The five most given, most first. */
  reasons!: CorrectionReasonDto[];

  /** Dossiers left without an act, by reason. */
  skips!: SkipCountDto[];
}
