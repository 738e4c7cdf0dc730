import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableInteger,
  ApiNullableMoment,
} from '../../platform/openapi/index.js';
import { ChoiceField, PageQueryDto } from '../../platform/validation/index.js';

/** `dead`: given up, needs manual action · `retrying`: failed at least once, retried by itself. */
const FAILED_JOB_STATES = ['dead', 'retrying'] as const;
export type FailedJobState = (typeof FAILED_JOB_STATES)[number];

/** Query of the jobs that failed, which have one order. */
export class FailedJobQueryDto extends PageQueryDto<never> {
  @ChoiceField(FAILED_JOB_STATES, {
    name: 'FailedJobState',
    isOptional: true,
    message: 'state: deve essere dead o retrying.',
    description: 'dead without it.',
  })
  state?: FailedJobState;
}

/** Whom an e-mail tells of what. */
export class FailedJobSubjectDto {
  @ApiInteger()
  accountId!: number;

  /** Name of the account, or its address. */
  name!: string | null;

  /** Kind of notification. */
  kind!: string;

  @ApiNullableInteger({ description: 'Number of the dossier that the e-mail is about.' })
  dossierId!: number | null;
}

/** A job that failed, without its payload. */
export class FailedJobDto {
  id!: string;

  /** E-mail, or which other kind of work. */
  kind!: string;

  @ApiChoice(FAILED_JOB_STATES, 'FailedJobState')
  state!: FailedJobState;

  /** Account and kind of notification of an e-mail, where it has them. */
  about!: FailedJobSubjectDto | null;

  /** Type and place of the error, or answer of the mail server, without personal data. */
  error!: string;

  /** True where it ended its process twice, the second time alone. */
  endedProcess!: boolean;

  @ApiInteger()
  attempts!: number;

  @ApiMoment()
  created!: string;

  @ApiNullableMoment({ description: 'Next attempt, or when it was given up.' })
  next!: string | null;

  /** True while its data is stored. */
  canRetry!: boolean;
}
