import { ApiInteger } from '../../../platform/openapi/index.js';

/** How many dossiers a view shows. */
export class ViewCountDto {
  /** Name of a view that every operator finds, or the number of a saved one. */
  key!: string;

  @ApiInteger()
  count!: number;

  /** There are more than were counted. */
  isMore!: boolean;
}
