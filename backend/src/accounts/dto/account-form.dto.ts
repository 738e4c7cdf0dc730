import type { Type } from '@nestjs/common';
import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';

/** Describes a multipart form with the data of an account as JSON text, and files. */
export function createAccountFormDto(
  data: Type<unknown>,
  files: readonly string[],
): Type<{ user: string }> {
  @ApiExtraModels(data)
  class AccountFormDto {
    @ApiProperty({ description: `JSON text of a ${data.name}.` })
    user!: string;
  }
  for (const name of files)
    ApiProperty({ type: 'string', format: 'binary', required: false })(
      AccountFormDto.prototype,
      name,
    );
  return AccountFormDto;
}
