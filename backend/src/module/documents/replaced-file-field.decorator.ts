import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { TextField } from '../../platform/validation/index.js';

/** Longer values are no number either; the pattern says so. */
const MAX_LENGTH = 100;

/** Number of the file that an uploaded one replaces. */
export const ReplacedFileField = (): PropertyDecorator =>
  applyDecorators(
    TextField({
      max: MAX_LENGTH,
      isOptional: true,
      pattern: /^\d{1,9}$/,
      messages: { pattern: 'Indica il numero del file da sostituire.' },
      description:
        'Number of the file of the same document that the new one replaces; it is deleted in the same transaction. One that is gone replaces nothing.',
      example: '51',
    }),
    // A field of a form that was left empty is as good as absent.
    Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value)),
  );
