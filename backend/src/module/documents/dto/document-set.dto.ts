import { ApiProperty } from '@nestjs/swagger';
import {
  ENEA_FILING_CODES,
  ENERGY_SAVING_ORIGIN_CODES,
  type BackOfficeDocument,
  type EneaFiling,
  type EnergySavingOrigin,
} from '@pratiche/domain';
import { ApiInteger, ApiMoment } from '../../../platform/openapi/index.js';
import { UploadedFileDto } from './uploaded-file.dto.js';

/** A document by name, with its files. */
export class RequiredDocumentDto {
  code!: string;

  name!: string;

  isUploaded!: boolean;

  files!: UploadedFileDto[];
}

/** A required document of the dossier, with its state. */
export class DocumentSetItemDto {
  @ApiInteger()
  id!: number;

  document!: RequiredDocumentDto;

  toBeUploaded!: boolean;

  isMandatory!: boolean;

  /** Why the document is required, in Italian. */
  why!: string;

  /** A copy pre-filled from the dossier can be downloaded. */
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

  name!: string;

  files!: UploadedFileDto[];
}

/** CPID and files that a declaration had before it was corrected at ENEA. */
export class FilingCorrectionDto {
  @ApiInteger()
  id!: number;

  @ApiMoment()
  at!: string;

  /** Name of the operator. */
  who!: string;

  reason!: string;

  /** The CPID that ENEA annulled. */
  formerCpid!: string | null;

  receipt!: UploadedFileDto | null;

  /** The document of the annulled CPID. */
  document!: UploadedFileDto | null;
}

/** The energy that the products of a declaration save, as an operator wrote it. */
export class EnergySavingDto {
  /** In a year; at most two decimals. */
  kwh!: number;

  @ApiProperty({ enum: ENERGY_SAVING_ORIGIN_CODES, enumName: 'EnergySavingOrigin' })
  origin!: EnergySavingOrigin;

  @ApiMoment()
  recorded!: string;
}

/** CPID or receipt of one declaration to ENEA, which only the back office uploads. */
export class AdminFileDto {
  @ApiProperty({ enum: ['Ricevuta', 'CodiceCpid'], enumName: 'AdminFileName' })
  name!: BackOfficeDocument;

  @ApiProperty({ enum: ENEA_FILING_CODES, enumName: 'EneaFiling' })
  filing!: EneaFiling;

  /** False when the dossier was changed since and no longer has the declaration. */
  isRequired!: boolean;

  /** Text of the CPID; always null of a receipt. */
  cpid!: string | null;

  file!: UploadedFileDto | null;

  /** With the CPID of a declaration whose saving ENEA asks for; null until it is written. */
  energySaving?: EnergySavingDto | null;

  /** The calculation of the saving, where an operator attached it; present where energySaving is. */
  savingFile?: UploadedFileDto | null;

  /** Corrections of the declaration, newest first; of a CPID alone, absent without any. */
  corrections?: FilingCorrectionDto[];
}
