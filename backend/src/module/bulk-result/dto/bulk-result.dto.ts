import { ApiInteger, ApiNullableInteger } from '../../../platform/openapi/index.js';

/** Outcome for one dossier of a bulk action. */
export class BulkRowDto {
  @ApiInteger()
  id!: number;

  isDone!: boolean;

  /** Why not, in Italian. */
  message!: string | null;

  @ApiNullableInteger({ description: 'Revision that the act left; null where it was not done.' })
  revision!: number | null;
}

/** Outcome of a bulk action, in the order of the request. */
export class BulkResultDto {
  rows!: BulkRowDto[];
}
