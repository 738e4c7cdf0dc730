import { WRITTEN_NAME_MAX } from '@pratiche/domain/signatures';
import { Allow, IsEmail } from 'class-validator';
import {
  createField,
  IdListField,
  NestedField,
  TextField,
  WholeNumberField,
} from '../../../platform/validation/index.js';
import { DrawnSignatureDto } from './signature-mark.dto.js';

/** A signer has two papers at most; a release to come may add some. */
const MAX_PAPERS_OF_CODE = 10;

/** A page that was on the screen. */
export class PageShownDto {
  @WholeNumberField({ min: 1, max: 500, description: 'Number of the page, from 1.' })
  page!: number;
}

/** Which papers a code is for, beside the one that it is asked with. */
export class SignatureCodeScopeDto {
  @IdListField({
    max: MAX_PAPERS_OF_CODE,
    isOptional: true,
    messages: {
      type: 'Indica i documenti.',
      min: 'Indica i documenti.',
      max: `Al massimo ${MAX_PAPERS_OF_CODE} documenti.`,
      id: 'Questo documento non esiste.',
    },
    description: 'Other open signatures of the same signer that the code is for too.',
  })
  others?: number[];
}

/** Where the customer wants the code, when the link was shared without e-mail. */
export class SignatureCodeRequestDto extends SignatureCodeScopeDto {
  @IsEmail({}, { message: 'Inserire Email Valida' })
  @TextField({
    max: 255,
    trim: 'before',
    isOptional: true,
    isNullable: true,
    description: 'Only for a link that was shared without e-mail.',
    example: 'maria.rossi@example.it',
  })
  email?: string | null;
}

/** What a signature is made of. */
export class SignPaperDto {
  @TextField({
    max: 20,
    clean: (text) => text.replace(/\s+/g, ''),
    pattern: /^\d{6}$/,
    messages: { pattern: 'Il codice ha 6 cifre.' },
    description: 'The six digits of the e-mail.',
    example: '482913',
  })
  code!: string;

  @NestedField(() => DrawnSignatureDto, {
    isOptional: true,
    isNullable: true,
    message: 'Il disegno della firma non è leggibile: disegna di nuovo la tua firma.',
    description: 'The drawn signature; `written` takes its place where the name is written.',
  })
  drawn?: DrawnSignatureDto | null;

  @TextField({
    max: WRITTEN_NAME_MAX,
    characters: 'line',
    trim: 'before',
    isOptional: true,
    isNullable: true,
    description: 'The name of the signer, in place of a drawing.',
    example: 'Maria Rossi',
  })
  written?: string | null;

  @createField({
    options: { isOptional: true, description: 'A picture, as older pages send it: refused.' },
    api: { type: 'string', deprecated: true },
    rules: [Allow()],
  })
  drawing?: unknown;

  @TextField({ max: 40, blank: 'refused', description: 'Version of the consent that was shown.' })
  consentVersion!: string;

  @TextField({
    max: 64,
    pattern: /^[0-9a-f]{64}$/,
    description: 'SHA-256 of the file that was shown.',
    example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  })
  documentSha256!: string;
}

/** Why a signature is refused or taken back. */
export class RefuseSignatureDto {
  @TextField({ max: 1_000, characters: 'lines', trim: 'before', blank: 'refused' })
  reason!: string;
}
