import {
  MAX_RETURN_POINTS,
  RETURN_POINT_TEXT_MAX,
  type DossierForm,
  type RecordedReturnPoint,
} from '@pratiche/domain';
import { ApiNullableInteger, ApiNullableText } from '../../../platform/openapi/index.js';
import { IdField, NestedListField, TextField } from '../../../platform/validation/index.js';

/** A field or a document that is to be corrected. */
export class ReturnPointRequestDto {
  @TextField({ isNullable: true, max: 60, messages: { type: 'Dato non valido.' } })
  field!: keyof DossierForm | null;

  @IdField({ isNullable: true, message: 'Documento non valido.' })
  itemId!: number | null;

  @TextField({ max: RETURN_POINT_TEXT_MAX, blank: 'refused', trim: 'before' })
  text!: string;
}

/** The points of a return, which a form carries as JSON. */
export class ReturnPointListDto {
  @NestedListField(() => ReturnPointRequestDto, {
    max: MAX_RETURN_POINTS,
    messages: {
      type: 'Punti non validi.',
      max: `Al massimo ${MAX_RETURN_POINTS} punti per volta.`,
    },
  })
  points!: ReturnPointRequestDto[];
}

/** A point of the last return, with what it was about: a change settles it. */
export class ReturnPointDto {
  @ApiNullableText({ description: 'Field of the form.' })
  field!: RecordedReturnPoint['field'];

  @ApiNullableInteger({ description: 'Document in the list of the dossier.' })
  itemId!: number | null;

  /** Text of the operator. */
  text!: string;

  /** Value of the field then, as JSON with sorted keys. */
  value!: string | null;

  /** Files of the document then. */
  fileIds!: number[];
}
