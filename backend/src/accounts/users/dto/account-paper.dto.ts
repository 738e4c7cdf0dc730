import { ApiProperty } from '@nestjs/swagger';
import type { RegistrationFile } from '@pratiche/domain';
import { REGISTRATION_FILES } from '@pratiche/domain/accounts';
import { ApiInteger } from '../../../platform/openapi/index.js';

/** An identity document or a signed contract of an account. */
export class AccountPaperDto {
  @ApiInteger()
  id!: number;

  @ApiProperty({ enum: REGISTRATION_FILES, enumName: 'RegistrationFile' })
  purpose!: RegistrationFile;

  fileName!: string;

  /** Type of the content, whatever the name says. */
  contentType!: string;
}
