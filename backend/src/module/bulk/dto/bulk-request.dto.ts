import { REQUIRED_MESSAGE } from '@pratiche/domain';
import { FlagField, IdField, TextField } from '../../../platform/validation/index.js';
import { DossierIdsField } from '../../bulk-result/dossier-ids-field.decorator.js';
import {
  SeenRevisionsField,
  type SeenRevisionDto,
} from '../../bulk-result/dto/seen-revision.dto.js';

/** Dossiers to accept. */
export class AcceptRequestDto {
  @DossierIdsField()
  ids!: number[];

  @SeenRevisionsField()
  revisions?: SeenRevisionDto[] | null;

  @FlagField({
    isOptional: true,
    description:
      'Whether the operator was asked about what is still open: with `false`, dossiers that await requested documents are left. Left out by pages of before, which cannot ask.',
  })
  isOpenConfirmed?: boolean;
}

/** Dossiers to send back for corrections. */
export class ReturnRequestDto {
  @DossierIdsField()
  ids!: number[];

  @SeenRevisionsField()
  revisions?: SeenRevisionDto[] | null;

  @TextField({
    max: 4_000,
    characters: 'lines',
    trim: 'before',
    blank: 'refused',
    messages: { type: REQUIRED_MESSAGE },
    description: 'What is to be corrected; every fitter reads it.',
  })
  reason!: string;
}

/** Dossiers to assign. */
export class AssignRequestDto {
  @DossierIdsField()
  ids!: number[];

  @SeenRevisionsField()
  revisions?: SeenRevisionDto[] | null;

  @IdField({
    isNullable: true,
    message: 'Scegli un operatore.',
    description: 'null removes the operator.',
  })
  operatorId!: number | null;

  @FlagField({ default: false, description: 'Skips dossiers of another operator.' })
  onlyFree!: boolean;
}
