import { ApiProperty } from '@nestjs/swagger';
import { ChoiceField, TextField } from '../../../platform/validation/index.js';

const INVALID_MESSAGE = 'Valore non valido.';

/** Form fields beside the file of an import of municipalities; texts, as forms carry them. */
export class MunicipalityImportRequestDto {
  @TextField({
    isOptional: true,
    max: 100,
    blank: 'refused',
    messages: { type: INVALID_MESSAGE, required: INVALID_MESSAGE, max: INVALID_MESSAGE },
    description: 'Confirmation of the report; without it nothing is changed.',
  })
  confirmation?: string;

  @ChoiceField(['true', 'false'], {
    name: 'FlagText',
    default: 'false',
    message: 'Deve essere vero o falso.',
    description: 'Municipalities may disappear.',
  })
  allowsRemovals!: 'true' | 'false';
}

/** The form that imports municipalities. */
export class MunicipalityImportFormDto extends MunicipalityImportRequestDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'CSV as the download.' })
  file!: unknown;
}
