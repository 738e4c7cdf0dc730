import { ApiProperty } from '@nestjs/swagger';
import { ENEA_FILING_CODES, type EneaFiling } from '@pratiche/domain';

/** The form that uploads a document of a dossier. */
export class DocumentFormDto {
  @ApiProperty({
    required: false,
    example: '12/34',
    description:
      'Folder of the dossier: account/dossier. Without it the dossier is that of moduleId, or the only one that waits for the document.',
  })
  dir?: string;

  @ApiProperty({ required: false, description: 'Number of the dossier; must agree with dir.' })
  moduleId?: string;

  @ApiProperty({ description: 'Number of the document.', example: '3' })
  id!: string;

  @ApiProperty({
    required: false,
    description:
      'SHA-256 of the file, in hexadecimal. A file that the document already has is then not stored again, and one that came damaged is refused.',
  })
  contentHash?: string;

  @ApiProperty({
    required: false,
    description: 'Key under which a device announced the file (`Module/waitingFiles`).',
  })
  fileKey?: string;

  @ApiProperty({ type: 'string', format: 'binary', description: 'After the other fields.' })
  file!: unknown;
}

/** What both forms of the back office name. */
class OfficeFormDto {
  @ApiProperty({ description: 'Folder of the dossier: account/dossier.', example: '12/34' })
  dir!: string;

  @ApiProperty({ required: false, description: 'Number of the dossier; must agree with dir.' })
  moduleId?: string;

  @ApiProperty({ type: 'string', format: 'binary', description: 'After the other fields.' })
  file!: unknown;
}

/** The form that adds a file of the back office to a document. */
export class OfficeFileFormDto extends OfficeFormDto {
  @ApiProperty({ description: 'Number of the document.', example: '3' })
  id!: string;
}

/** The form that uploads the receipt or the CPID of a declaration to ENEA. */
export class AdminFileFormDto extends OfficeFormDto {
  @ApiProperty({ description: 'Ricevuta or CodiceCpid.', example: 'Ricevuta' })
  id!: string;

  @ApiProperty({
    required: false,
    enum: ENEA_FILING_CODES,
    enumName: 'EneaFiling',
    description: 'Declaration to ENEA; may be left out where the dossier has only one.',
  })
  filing?: EneaFiling;

  @ApiProperty({
    required: false,
    description: 'Text of the CPID, beside its file; may also be written with PUT Upload/cpid.',
    example: '2026-0123456789',
  })
  cpid?: string;
}
