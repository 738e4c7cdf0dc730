import { ApiProperty } from '@nestjs/swagger';
import { REQUIRED_MESSAGE, RETURN_STATUS_CODES, type ReturnStatusCode } from '@pratiche/domain';
import {
  ChoiceField,
  FlagField,
  NestedField,
  NestedListField,
  QueryWholeNumberField,
  TextField,
} from '../../../platform/validation/index.js';
import { DifferenceConfirmationDto } from '../../enea-reading/dto/enea-reading.dto.js';
import {
  DOSSIER_NUMBER_MESSAGE,
  DossierNumberField,
} from '../../validation/dossier-version.decorators.js';

/** More differences of weight than two declarations with ten rows each can have. */
const MAX_CONFIRMATIONS = 200;

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
  @DossierNumberField()
  id!: number;

  @NestedField(() => StatusCodeDto)
  status!: StatusCodeDto;

  @NestedListField(() => DifferenceConfirmationDto, {
    isOptional: true,
    max: MAX_CONFIRMATIONS,
    description:
      'Reasons of the differences between the dossier and ENEA’s PDF, where the step waits for a file. Left out by pages of before, whose own question counts.',
  })
  confirmations?: DifferenceConfirmationDto[];

  @FlagField({
    isOptional: true,
    description:
      'Whether the operator was asked about what is still open before an acceptance: without it, `false` is refused while requested documents are awaited. Left out by pages of before, which cannot ask; their acceptance is written down with what was open.',
  })
  isOpenConfirmed?: boolean;
}

/** Fields of a form by which a dossier goes back to its owner. */
export class RejectionDto {
  @QueryWholeNumberField({
    pattern: /^\s*\+?\d+(?:\.0*)?\s*$/,
    min: 1,
    message: DOSSIER_NUMBER_MESSAGE,
  })
  moduleId!: number;

  @TextField({
    max: 4_000,
    trim: 'before',
    blank: 'refused',
    messages: { type: REQUIRED_MESSAGE },
  })
  rejectReason!: string;

  @TextField({
    isOptional: true,
    max: 60_000,
    description: 'JSON list of `{ field, itemId, text }`: what is to be corrected.',
    messages: { type: 'Punti non validi.' },
  })
  points?: string;

  @ChoiceField(RETURN_STATUS_CODES, { name: 'ReturnStatusCode', message: 'Stato non valido.' })
  statusCode!: ReturnStatusCode;
}

/** The form with the enclosure. */
export class RejectionFormDto extends RejectionDto {
  @ApiProperty({ type: 'string', format: 'binary', required: false })
  attachedFile?: unknown;
}
