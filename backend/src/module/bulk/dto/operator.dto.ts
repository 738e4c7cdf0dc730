import { ApiInteger } from '../../../platform/openapi/index.js';

/** A user to whom a dossier can be assigned. */
export class OperatorDto {
  @ApiInteger()
  id!: number;

  name!: string;
}
