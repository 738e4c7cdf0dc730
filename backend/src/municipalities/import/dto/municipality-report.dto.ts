import { ApiProperty } from '@nestjs/swagger';
import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableText,
} from '../../../platform/openapi/index.js';
import { IMPORT_KINDS, type ImportKind } from '../../municipality-import.entity.js';

const DIFFERENCE_KINDS = ['added', 'changed', 'removed'] as const;

/** A line of a file that was not understood. */
export class ImportProblemDto {
  @ApiInteger({ description: 'In the file, counted from 1.' })
  line!: number;

  @ApiProperty()
  message!: string;
}

/** A changed field of a municipality. */
export class MunicipalityFieldChangeDto {
  @ApiProperty({ description: 'Name of the field, in Italian.' })
  label!: string;

  @ApiProperty()
  before!: string;

  @ApiProperty()
  after!: string;
}

/** The change of one municipality. */
export class MunicipalityDifferenceDto {
  @ApiProperty({ description: 'Belfiore code.' })
  code!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  province!: string;

  @ApiChoice(DIFFERENCE_KINDS, 'MunicipalityDifferenceKind')
  kind!: (typeof DIFFERENCE_KINDS)[number];

  @ApiProperty({
    type: [MunicipalityFieldChangeDto],
    description: 'Changed fields of a municipality that is kept.',
  })
  fields!: MunicipalityFieldChangeDto[];
}

/** What importing a file would do, or has done. */
export class MunicipalityReportDto {
  @ApiProperty({
    description: 'Sent back to confirm exactly this file on top of exactly this table.',
  })
  confirmation!: string;

  @ApiInteger()
  lines!: number;

  @ApiInteger()
  added!: number;

  @ApiInteger()
  changed!: number;

  @ApiInteger()
  removed!: number;

  @ApiProperty({ type: [MunicipalityDifferenceDto], description: 'The first 200.' })
  differences!: MunicipalityDifferenceDto[];

  @ApiInteger()
  problemCount!: number;

  @ApiProperty({ type: [ImportProblemDto], description: 'The first 100.' })
  problems!: ImportProblemDto[];

  @ApiProperty({ description: 'Whether it has been done.' })
  isApplied!: boolean;
}

/** One line of the history of imports. */
export class MunicipalityImportEntryDto {
  @ApiInteger()
  id!: number;

  @ApiChoice(IMPORT_KINDS, 'MunicipalityImportKind')
  kind!: ImportKind;

  @ApiNullableText({ description: 'E-mail address; null for the command on the server.' })
  author!: string | null;

  @ApiProperty()
  fileName!: string;

  @ApiInteger()
  added!: number;

  @ApiInteger()
  changed!: number;

  @ApiInteger()
  removed!: number;

  @ApiMoment()
  createdAt!: string;
}
