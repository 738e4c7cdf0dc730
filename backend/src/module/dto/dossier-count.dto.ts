import { ApiInteger } from '../../platform/openapi/index.js';

/** Number of the caller's dossiers by list. */
export class DossierCountDto {
  @ApiInteger()
  drafts!: number;

  @ApiInteger()
  sent!: number;

  @ApiInteger()
  completed!: number;

  /** Little room is left for drafts or their files; absent while there is plenty. */
  warning?: string;
}
