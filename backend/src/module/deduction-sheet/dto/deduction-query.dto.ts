import {
  ChoiceField,
  QueryDecimalField,
  QueryWholeNumberField,
  TextField,
} from '../../../platform/validation/index.js';

/** First year with known rates, and last year with a meaningful estimate. */
const [FIRST_YEAR, LAST_YEAR] = [2025, 2035];
const YEAR_MESSAGE = `L’anno della spesa deve essere tra ${FIRST_YEAR} e ${LAST_YEAR}.`;

const YES_OR_NO = ['true', 'false'] as const;

/** Query of the deduction estimate; omitted values are taken from the dossier. */
export class DeductionQueryDto {
  @QueryWholeNumberField({
    isOptional: true,
    pattern: /^\d{4}$/,
    min: FIRST_YEAR,
    max: LAST_YEAR,
    message: 'Anno non valido.',
    messages: { min: YEAR_MESSAGE, max: YEAR_MESSAGE },
    description: 'Year of the expense.',
  })
  year?: number;

  @QueryDecimalField({
    isOptional: true,
    pattern: /^\d{1,8}(\.\d{1,2})?$/,
    message: 'Importo non valido.',
    description: 'Euro with a decimal point.',
  })
  expense?: number;

  @ChoiceField(YES_OR_NO, {
    name: 'YesOrNo',
    isOptional: true,
    description:
      'Whether a holder with title 1 has a real right of enjoyment; the answer of the dossier where it is left out.',
  })
  realRight?: (typeof YES_OR_NO)[number];

  @TextField({
    isOptional: true,
    max: 150,
    pattern: /^\d{1,2}(,\d{1,2}){0,49}$/,
    messages: { pattern: 'Beneficiari non validi.' },
    description:
      'Further beneficiaries with title 1 who have a real right of enjoyment: their places from 1, with commas.',
    example: '1,3',
  })
  otherRealRights?: string;
}
