import { ApiProperty } from '@nestjs/swagger';

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

  @ApiProperty({ type: 'string', format: 'binary', description: 'After the other fields.' })
  file!: unknown;
}

/** The form that uploads a file of the back office to a dossier. */
export class OfficeFileFormDto {
  @ApiProperty({ description: 'Folder of the dossier: account/dossier.', example: '12/34' })
  dir!: string;

  @ApiProperty({ required: false, description: 'Number of the dossier; must agree with dir.' })
  moduleId?: string;

  @ApiProperty({
    description: 'Ricevuta or CodiceCpid, or the number of the document that the file joins.',
    example: 'Ricevuta',
  })
  id!: string;

  @ApiProperty({ type: 'string', format: 'binary', description: 'After the other fields.' })
  file!: unknown;
}
