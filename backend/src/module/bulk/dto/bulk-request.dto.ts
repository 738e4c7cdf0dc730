import { MAX_BULK_DOSSIERS, REQUIRED_MESSAGE } from '@pratiche/domain';
import { FlagField, IdField, IdListField, TextField } from '../../../platform/validation/index.js';

/** The dossiers of a bulk action. */
export const DossierIdsField = (missing = 'Scegliere le pratiche.'): PropertyDecorator =>
  IdListField({
    max: MAX_BULK_DOSSIERS,
    messages: {
      type: missing,
      min: 'Scegliere almeno una pratica.',
      max: `Al massimo ${MAX_BULK_DOSSIERS} pratiche per volta.`,
      id: 'Numero pratica non valido.',
    },
  });

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
    message: 'Scegliere un operatore.',
    description: 'null removes the operator.',
  })
  operatorId!: number | null;

  @FlagField({ default: false, description: 'Skips dossiers of another operator.' })
  onlyFree!: boolean;
}
