import { NestedListField, TextField } from '../../../platform/validation/index.js';

/** A value of the ENEA sheet that was copied. */
export class CopiedFieldDto {
  @TextField({
    max: 100,
    pattern: /^[\w.-]+$/,
    description: 'Key of the question in the sheet.',
  })
  key!: string;

  @TextField({
    max: 16,
    pattern: /^[0-9a-z]+$/,
    description: 'Fingerprint of the value as it was copied; another one now means: copy again.',
  })
  fingerprint!: string;
}

/** Values that have just been copied. */
export class CopiedFieldsRequestDto {
  @NestedListField(() => CopiedFieldDto, { min: 1, max: 200 })
  fields!: CopiedFieldDto[];
}
