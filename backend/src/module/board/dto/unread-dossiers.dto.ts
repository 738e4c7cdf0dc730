import { ApiInteger } from '../../../platform/openapi/index.js';

/** Dossiers with messages that the back office has not read, by its lists. */
export class UnreadDossiersDto {
  @ApiInteger({ description: 'To be worked on.' })
  received!: number;

  @ApiInteger({ description: 'With ENEA or completed.' })
  elaborated!: number;
}
