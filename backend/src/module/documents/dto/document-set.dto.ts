import { ApiProperty } from '@nestjs/swagger';
import { ApiInteger } from '../../../platform/openapi/index.js';
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

/** A file only the back office uploads, by its name. */
export class AdminFileDto {
  @ApiProperty({ enum: ['Ricevuta', 'CodiceCpid'], enumName: 'AdminFileName' })
  name!: 'Ricevuta' | 'CodiceCpid';

  @ApiProperty({ type: UploadedFileDto, nullable: true })
  file!: UploadedFileDto | null;
}
