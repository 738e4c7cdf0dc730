import { FlagField, IdField, IdListField } from '../../../platform/validation/index.js';

/** Most dossiers in one request. */
export const MAX_AT_ONCE = 200;

/** The dossiers of a bulk action. */
export const DossierIdsField = (missing = 'Scegliere le pratiche.'): PropertyDecorator =>
  IdListField({
    max: MAX_AT_ONCE,
    messages: {
      type: missing,
      min: 'Scegliere almeno una pratica.',
      max: `Al massimo ${MAX_AT_ONCE} pratiche per volta.`,
      id: 'Numero pratica non valido.',
    },
  });

/** Dossiers to accept. */
export class AcceptRequestDto {
  @DossierIdsField()
  ids!: number[];
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
