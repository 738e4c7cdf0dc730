import { ApiProperty } from '@nestjs/swagger';
import type { ContractReason, ContractState, RegistrationFile } from '@pratiche/domain';
import { CONTRACT_REASONS, CONTRACT_STATES, REGISTRATION_FILES } from '@pratiche/domain/accounts';
import { ApiChoice, ApiMoment, ApiNullableInteger } from '../../../platform/openapi/index.js';

/** One paper that came. */
export class OnboardingFileDto {
  @ApiChoice(REGISTRATION_FILES, 'RegistrationFile')
  purpose!: RegistrationFile;

  fileName!: string;

  @ApiMoment()
  created!: string;
}

/** Why the papers were refused, and what is asked for. */
export class ContractRefusalInfoDto {
  @ApiChoice(CONTRACT_REASONS.map(({ value }) => value), 'ContractReason')
  reason!: ContractReason;

  /** The reason in the words that people read. */
  reasonLabel!: string;

  /** Text of the back office beside it. */
  note!: string | null;

  @ApiMoment()
  decided!: string;

  @ApiProperty({
    enum: REGISTRATION_FILES,
    enumName: 'RegistrationFile',
    isArray: true,
    description: 'Files that must come anew; none where any one of them will do.',
  })
  requestedFiles!: RegistrationFile[];
}

/** Where an account stands between its registration and its first dossier. */
export class OnboardingDto {
  @ApiChoice(CONTRACT_STATES, 'ContractState')
  state!: ContractState;

  @ApiMoment()
  registered!: string;

  files!: OnboardingFileDto[];

  refusal!: ContractRefusalInfoDto | null;

  @ApiNullableInteger({
    description: 'Middle of the last reviews in hours; null where there are too few to tell.',
  })
  usualHours!: number | null;
}

/** New papers in answer to a refusal. */
export class ContractPapersFormDto {
  @ApiProperty({ type: 'string', format: 'binary', required: false })
  contract?: unknown;

  @ApiProperty({ type: 'string', format: 'binary', required: false })
  ciFront?: unknown;

  @ApiProperty({ type: 'string', format: 'binary', required: false })
  ciRear?: unknown;
}
