import { POSTPONEMENT_NOTE_MAX } from '@pratiche/domain';
import { ApiMoment, ApiNullableDay } from '../../../platform/openapi/index.js';
import { DayField, TextField } from '../../../platform/validation/index.js';
import { DossierIdsField } from '../../bulk-result/dossier-ids-field.decorator.js';
import {
  SeenRevisionsField,
  type SeenRevisionDto,
} from '../../bulk-result/dto/seen-revision.dto.js';

/** Dossiers to put off. */
export class PostponeRequestDto {
  @DossierIdsField()
  ids!: number[];

  @SeenRevisionsField()
  revisions?: SeenRevisionDto[] | null;

  @DayField({
    isNullable: true,
    message: 'Scegli un giorno.',
    description: 'The day they come back; null until their fitters answer.',
  })
  until!: string | null;

  @TextField({
    isOptional: true,
    isNullable: true,
    max: POSTPONEMENT_NOTE_MAX,
    characters: 'lines',
    trim: 'before',
    blank: 'null',
    description: 'For the other operators.',
  })
  note?: string | null;
}

/** Dossiers to work on again. */
export class ResumeRequestDto {
  @DossierIdsField()
  ids!: number[];

  @SeenRevisionsField()
  revisions?: SeenRevisionDto[] | null;
}

/** Until when a dossier was put off, by whom and why. */
export class PostponementDto {
  @ApiNullableDay({ description: 'The day it comes back; null until its fitter answers.' })
  until!: string | null;

  /** Name of the operator. */
  who!: string;

  @ApiMoment()
  at!: string;

  note!: string | null;
}
