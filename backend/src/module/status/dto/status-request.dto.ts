import { ApiProperty } from '@nestjs/swagger';
import { RETURN_STATUS_CODES, type ReturnStatusCode } from '@pratiche/domain';
import {
  ChoiceField,
  NestedField,
  QueryWholeNumberField,
  TextField,
  WholeNumberField,
} from '../../../platform/validation/index.js';

const DOSSIER_MESSAGE = 'Numero pratica non valido.';
const DOSSIER_MESSAGES = { type: DOSSIER_MESSAGE, min: DOSSIER_MESSAGE, max: DOSSIER_MESSAGE };

/** A status by its code. */
export class StatusCodeDto {
  @TextField({
    max: 20,
    blank: 'refused',
    messages: {
      type: 'Stato non valido.',
      required: 'Stato non valido.',
      max: 'Stato non valido.',
    },
  })
  code!: string;
}

/** The dossier with its new status. */
export class StatusRequestDto {
  @WholeNumberField({ min: 1, max: Number.MAX_SAFE_INTEGER, messages: DOSSIER_MESSAGES })
  id!: number;

  @NestedField(() => StatusCodeDto)
  status!: StatusCodeDto;
}

/** Fields of a form by which a dossier goes back to its owner. */
export class RejectionDto {
  @QueryWholeNumberField({
    pattern: /^\s*\+?\d+(?:\.0*)?\s*$/,
    min: 1,
    max: Number.MAX_SAFE_INTEGER,
    messages: DOSSIER_MESSAGES,
  })
  moduleId!: number;

  @TextField({
    max: 4_000,
    trim: 'before',
    blank: 'refused',
    messages: { type: 'Campo obbligatorio' },
  })
  rejectReason!: string;

  @ChoiceField(RETURN_STATUS_CODES, { name: 'ReturnStatusCode', message: 'Stato non valido.' })
  statusCode!: ReturnStatusCode;
}

/** The form with the enclosure. */
export class RejectionFormDto extends RejectionDto {
  @ApiProperty({ type: 'string', format: 'binary', required: false })
  attachedFile?: unknown;
}
