import { ApiProperty } from '@nestjs/swagger';
import { ENEA_FILING_CODES, normalizeCpid, validateCpid, type EneaFiling } from '@pratiche/domain';
import { DossierNumberField } from '../../module/validation/dossier-version.decorators.js';
import { ApiNullableText } from '../../platform/openapi/index.js';
import { ChoiceField, TextField } from '../../platform/validation/index.js';
import { UNKNOWN_FILING_MESSAGE } from '../upload-target.util.js';

const MAX_PASTED_LENGTH = 200;

const FilingField = (): PropertyDecorator =>
  ChoiceField(ENEA_FILING_CODES, {
    name: 'EneaFiling',
    isOptional: true,
    message: UNKNOWN_FILING_MESSAGE,
    description: 'Declaration to ENEA; may be left out where the dossier has only one.',
  });

/** Which declaration a call means. */
export class FilingQueryDto {
  @FilingField()
  filing?: EneaFiling;
}

/** The CPID of a declaration. */
export class CpidRequestDto {
  @DossierNumberField()
  id!: number;

  @FilingField()
  filing?: EneaFiling;

  @TextField({
    max: MAX_PASTED_LENGTH,
    characters: 'line',
    clean: normalizeCpid,
    trim: 'before',
    blank: 'null',
    rule: validateCpid,
    description: 'As ENEA writes it; null takes it away.',
    example: '2026-0123456789',
  })
  cpid!: string | null;
}

/** The CPID that a declaration has now. */
export class FilingCpidDto {
  @ApiProperty({ enum: ENEA_FILING_CODES, enumName: 'EneaFiling' })
  filing!: EneaFiling;

  @ApiNullableText()
  cpid!: string | null;
}
