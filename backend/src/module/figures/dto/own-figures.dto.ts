import { ApiInteger, ApiNullableInteger } from '../../../platform/openapi/index.js';

/** What the numbers of a fitter's dossiers mean. */
export class OwnFiguresDto {
  @ApiInteger({ description: 'Drafts that were last saved more than 30 days ago.' })
  staleDrafts!: number;

  @ApiNullableInteger({
    description:
      'Days from sending within which half of the last completed dossiers were filed; null for fewer than three.',
  })
  usualDays!: number | null;

  @ApiInteger({ description: 'Completed since 1 January.' })
  completedThisYear!: number;

  @ApiInteger({ description: 'Completed last year until the same day.' })
  completedLastYear!: number;
}
