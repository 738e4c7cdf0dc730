import { SKIP_NOTE_MAX, SKIP_REASON_CODES, type SkipReason } from '@pratiche/domain';
import { ChoiceField, TextField } from '../../../platform/validation/index.js';
import { DossierNumberField } from '../../validation/dossier-version.decorators.js';

/** Why an operator goes past a dossier. */
export class SkipRequestDto {
  @DossierNumberField()
  id!: number;

  @ChoiceField(SKIP_REASON_CODES, {
    name: 'SkipReason',
    message: 'Scegli un motivo.',
    description: 'A missing document, a doubt, the customer is waited for, or another reason.',
  })
  reason!: SkipReason;

  @TextField({
    isOptional: true,
    isNullable: true,
    max: SKIP_NOTE_MAX,
    characters: 'lines',
    trim: 'before',
    blank: 'null',
    description: 'Required with another reason.',
  })
  note?: string | null;
}
