import { ApiProperty } from '@nestjs/swagger';
import { ApiMoment } from '../../openapi/index.js';

/** Where a browser saves one large file from. */
export class DownloadLinkDto {
  @ApiProperty({ description: 'Opens this one file to everybody who has it.', format: 'uri' })
  url!: string;

  @ApiMoment({ description: 'The link is refused from then on.' })
  expiresAt!: string;
}
