import { ApiChoice, ApiInteger, ApiMoment } from '../../../platform/openapi/index.js';
import { IMPORT_KINDS, type ImportKind } from '../../municipality-import.entity.js';

const DIFFERENCE_KINDS = ['added', 'changed', 'removed'] as const;

/** A line of a file that was not understood. */
export class ImportProblemDto {
  @ApiInteger({ description: 'In the file, counted from 1.' })
  line!: number;

  message!: string;
}

/** A changed field of a municipality. */
export class MunicipalityFieldChangeDto {
  /** Name of the field, in Italian. */
  label!: string;

  before!: string;

  after!: string;
}

/** The change of one municipality. */
export class MunicipalityDifferenceDto {
  /** Belfiore code. */
  code!: string;

  name!: string;

  province!: string;

  @ApiChoice(DIFFERENCE_KINDS, 'MunicipalityDifferenceKind')
  kind!: (typeof DIFFERENCE_KINDS)[number];

  /** Changed fields of a municipality that is kept. */
  fields!: MunicipalityFieldChangeDto[];
}

/** What importing a file would do, or has done. */
export class MunicipalityReportDto {
  /** Sent back to confirm exactly this file on top of exactly this table. */
  confirmation!: string;

  @ApiInteger()
  lines!: number;

  @ApiInteger()
  added!: number;

  @ApiInteger()
  changed!: number;

  @ApiInteger()
  removed!: number;

  /** The first 200. */
  differences!: MunicipalityDifferenceDto[];

  @ApiInteger()
  problemCount!: number;

  /** The first 100. */
  problems!: ImportProblemDto[];

  /** True once it has been done. */
  isApplied!: boolean;
}

/** One line of the history of imports. */
export class MunicipalityImportEntryDto {
  @ApiInteger()
  id!: number;

  @ApiChoice(IMPORT_KINDS, 'MunicipalityImportKind')
  kind!: ImportKind;

  /** E-mail address; null for the command on the server. */
  author!: string | null;

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
