import { ApiProperty } from '@nestjs/swagger';
import { ApiInteger, ApiMoment } from '../../../platform/openapi/index.js';

/** A file uploaded to a dossier. */
export class UploadedFileDto {
  @ApiInteger()
  id!: number;

  fileName!: string;

  @ApiInteger({ description: 'Bytes.' })
  size!: number;

  contentType!: string;

  @ApiMoment()
  created!: string;

  /**
   * Edition of the wording that was offered for signing when the file came; absent for other files.
   */
  edition?: string;

  @ApiInteger({
    isOptional: true,
    description: 'The online signature that made this file; absent for uploads.',
  })
  signatureId?: number;

  @ApiProperty({
    type: Boolean,
    enum: [true],
    required: false,
    description: 'The file cannot be opened before the virus scan; present only when true.',
  })
  awaitsScan?: true;
}
