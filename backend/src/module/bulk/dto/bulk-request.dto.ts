import { REQUIRED_MESSAGE } from '@pratiche/domain';
import { FlagField, IdField, TextField } from '../../../platform/validation/index.js';
import { DossierIdsField } from '../../bulk-result/dossier-ids-field.decorator.js';

/** Dossiers to accept. */
export class AcceptRequestDto {
  @DossierIdsField()
  ids!: number[];
}

/** Dossiers to send back for corrections. */
export class ReturnRequestDto {
  @DossierIdsField()
  ids!: number[];

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

  @IdField({
    isNullable: true,
    message: 'Scegli un operatore.',
    description: 'null removes the operator.',
  })
  operatorId!: number | null;

  @FlagField({ default: false, description: 'Skips dossiers of another operator.' })
  onlyFree!: boolean;
}
