import { ApiProperty } from '@nestjs/swagger';
import {
  DIFFERENCE_REASON_MAX,
  ENEA_FILING_CODES,
  ENEA_READING_KINDS,
  FILING_FILE_DOUBTS,
  PRINT_OUTCOMES,
  REQUIRED_MESSAGE,
  type BackOfficeDocument,
  type EneaFiling,
  type EneaReadingKind,
  type FilingFileDoubt,
  type PrintOutcome,
} from '@pratiche/domain';
import { ApiNullableChoice, ApiNullableMoment } from '../../../platform/openapi/index.js';
import { ChoiceField, TextField } from '../../../platform/validation/index.js';

/** A value of ENEA's PDF beside that of the dossier. */
export class ComparedValueDto {
  key!: string;

  /** Part of the PDF that it stands in. */
  title!: string;

  label!: string;

  ours!: string | null;

  theirs!: string | null;

  @ApiProperty({ enum: PRINT_OUTCOMES, enumName: 'PrintOutcome' })
  outcome!: PrintOutcome;

  /** A difference has to be confirmed with a reason. */
  isWeighty!: boolean;
}

/** A difference that a change of status asks to confirm. */
export class WeightyDifferenceDto {
  key!: string;

  label!: string;

  ours!: string | null;

  theirs!: string | null;
}

/** Comparison of a PDF of ENEA with a declaration of the dossier. */
export class EneaReadingDto {
  @ApiProperty({ enum: ENEA_FILING_CODES, enumName: 'EneaFiling' })
  filing!: EneaFiling;

  @ApiProperty({
    enum: ['Ricevuta', 'CodiceCpid'],
    enumName: 'AdminFileName',
    nullable: true,
    description: 'The stored file that was read; null of a print, which is not kept.',
  })
  document!: BackOfficeDocument | null;

  @ApiProperty({ enum: ENEA_READING_KINDS, enumName: 'EneaReadingKind' })
  kind!: EneaReadingKind;

  /** A draft has no CPID yet. */
  isDraft!: boolean;

  /** The CPID that the PDF of this dossier names. */
  cpid!: string | null;

  /** Says of the PDF of another dossier whose it is, as far as it can be read. */
  owner!: string | null;

  @ApiNullableChoice(FILING_FILE_DOUBTS, 'FilingFileDoubt')
  doubt!: FilingFileDoubt | null;

  /** In ENEA's order; empty of a PDF that was not compared, and of a print compared earlier. */
  values!: ComparedValueDto[];

  /** To be confirmed before the next step. */
  differences!: WeightyDifferenceDto[];

  @ApiNullableMoment({ description: 'When the print was compared; null of a stored file.' })
  at!: string | null;
}

/** The form that compares a print. */
export class EneaPrintFormDto {
  @ChoiceField(ENEA_FILING_CODES, {
    name: 'EneaFiling',
    isOptional: true,
    message: `Dichiarazione ENEA non prevista: indica ${ENEA_FILING_CODES.join(', ')}.`,
    description: 'Declaration to ENEA; left out, it is that of the comma in the print.',
  })
  filing?: EneaFiling;

  @ApiProperty({ type: 'string', format: 'binary', description: 'After the other fields.' })
  file?: unknown;
}

/** Says why a difference between the dossier and ENEA's PDF is right. */
export class DifferenceConfirmationDto {
  @ChoiceField(ENEA_FILING_CODES, {
    name: 'EneaFiling',
    message: 'Dichiarazione ENEA non prevista.',
  })
  filing!: EneaFiling;

  @TextField({ max: 200, blank: 'refused', description: 'Key of the difference.' })
  key!: string;

  @TextField({
    max: DIFFERENCE_REASON_MAX,
    characters: 'lines',
    trim: 'before',
    blank: 'refused',
    messages: { type: REQUIRED_MESSAGE },
  })
  reason!: string;
}
