import { ApiProperty } from '@nestjs/swagger';
import { ENEA_FILING_CODES, type BackOfficeDocument, type EneaFiling } from '@pratiche/domain';
import { ApiInteger, ApiMoment, ApiNullableText } from '../../../platform/openapi/index.js';
import { UploadedFileDto } from './uploaded-file.dto.js';

/** A document by name, with its files. */
export class RequiredDocumentDto {
  @ApiProperty()
  code!: string;

  @ApiProperty()
  name!: string;

  @ApiProperty()
  isUploaded!: boolean;

  @ApiProperty({ type: [UploadedFileDto] })
  files!: UploadedFileDto[];
}

/** A required document of the dossier, with its state. */
export class DocumentSetItemDto {
  @ApiInteger()
  id!: number;

  @ApiProperty({ type: RequiredDocumentDto })
  document!: RequiredDocumentDto;

  @ApiProperty()
  toBeUploaded!: boolean;

  @ApiProperty()
  isMandatory!: boolean;

  @ApiProperty({ description: 'Why the document is required, in Italian.' })
  why!: string;

  @ApiProperty({ description: 'A copy pre-filled from the dossier can be downloaded.' })
  isPrefilled!: boolean;

  @ApiProperty({
    type: Boolean,
    enum: [true],
    required: false,
    description: 'The back office asked for the document again; present only when true.',
  })
  isAskedAgain?: true;
}

/** A document with files that the dossier required earlier and no longer requires. */
export class FormerDocumentDto {
  @ApiInteger()
  id!: number;

  @ApiProperty()
  name!: string;

  @ApiProperty({ type: [UploadedFileDto] })
  files!: UploadedFileDto[];
}

/** CPID and files that a declaration had before it was corrected at ENEA. */
export class FilingCorrectionDto {
  @ApiInteger()
  id!: number;

  @ApiMoment()
  at!: string;

  @ApiProperty({ description: 'Name of the operator.' })
  who!: string;

  @ApiProperty()
  reason!: string;

  @ApiNullableText({ description: 'The CPID that ENEA annulled.' })
  formerCpid!: string | null;

  @ApiProperty({ type: UploadedFileDto, nullable: true })
  receipt!: UploadedFileDto | null;

  @ApiProperty({
    type: UploadedFileDto,
    nullable: true,
    description: 'The document of the annulled CPID.',
  })
  document!: UploadedFileDto | null;
}

/** CPID or receipt of one declaration to ENEA, which only the back office uploads. */
export class AdminFileDto {
  @ApiProperty({ enum: ['Ricevuta', 'CodiceCpid'], enumName: 'AdminFileName' })
  name!: BackOfficeDocument;

  @ApiProperty({ enum: ENEA_FILING_CODES, enumName: 'EneaFiling' })
  filing!: EneaFiling;

  @ApiProperty({
    description: 'False when the dossier was changed since and no longer has the declaration.',
  })
  isRequired!: boolean;

  @ApiNullableText({ description: 'Text of the CPID; always null of a receipt.' })
  cpid!: string | null;

  @ApiProperty({ type: UploadedFileDto, nullable: true })
  file!: UploadedFileDto | null;

  @ApiProperty({
    type: [FilingCorrectionDto],
    required: false,
    description:
      'Corrections of the declaration, newest first; of a CPID alone, absent without any.',
  })
  corrections?: FilingCorrectionDto[];
}
