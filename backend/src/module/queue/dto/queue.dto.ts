import { ApiInteger } from '../../../platform/openapi/index.js';
import { ChoiceField, QueryWholeNumberField } from '../../../platform/validation/index.js';
import { DossierListQueryDto } from '../../list/dto/dossier-list-query.dto.js';

const QUEUE_DIRECTIONS = ['next', 'previous'] as const;
export type QueueDirection = (typeof QUEUE_DIRECTIONS)[number];

/** A list, and the dossier from which to go on. */
export class QueueNextQueryDto extends DossierListQueryDto {
  @QueryWholeNumberField({
    isOptional: true,
    pattern: /^[1-9]\d{0,8}$/,
    min: 1,
    message: 'from: deve essere il numero di una pratica.',
    description: 'The dossier from which to go on; the head of the list without it.',
  })
  from?: number;

  @QueryWholeNumberField({
    isOptional: true,
    pattern: /^\d{1,10}$/,
    min: 0,
    message: 'openMs: deve essere un numero di millisecondi.',
    description:
      'How long the page of that dossier has been open: going past it without an act since then asks for a reason.',
  })
  openMs?: number;

  @QueryWholeNumberField({
    isOptional: true,
    pattern: /^[1-9]\d{0,8}$/,
    min: 1,
    message: 'named: deve essere il numero di una pratica.',
    description:
      'The dossier that the page names as the next: given where it is free, else the one after it. An act may have moved `from` meanwhile.',
  })
  named?: number;

  @ChoiceField(QUEUE_DIRECTIONS, {
    name: 'QueueDirection',
    isOptional: true,
    message: 'Direzione non prevista.',
    description: 'previous goes back; next without it.',
  })
  direction?: QueueDirection;
}

/** A dossier to go to. */
export class QueueDossierDto {
  @ApiInteger()
  id!: number;

  /** Name of the beneficiary; empty while there is none. */
  client!: string;
}

/** The dossiers around one in a list; `null` at its ends. */
export class QueueNeighboursDto {
  previous!: QueueDossierDto | null;

  next!: QueueDossierDto | null;
}

/** The next dossier of a list, or the previous one where that was asked for. */
export class QueueNextDto {
  /** null when none is left. */
  next!: QueueDossierDto | null;

  /** Nothing was given: say first why the dossier is left. */
  isReasonMissing!: boolean;
}
