import { ApiProperty } from '@nestjs/swagger';
import { REQUIRED_MESSAGE } from '@pratiche/domain';
import { ApiInteger, ApiNullableInteger } from '../../../platform/openapi/index.js';
import { ChoiceField, TextField } from '../../../platform/validation/index.js';

/** The form with a list of customers. */
export class CustomerFileDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'CSV as the template.' })
  file!: unknown;
}

/** What a person who has read the preview confirms. */
export class CustomerImportRequestDto {
  @TextField({
    max: 32,
    pattern: /^[\w-]{32}$/,
    messages: { type: REQUIRED_MESSAGE, max: 'Valore non valido.' },
    description: 'Confirmation of the preview.',
    example: 'q1w2e3r4t5y6u7i8o9p0a1s2d3f4g5h6',
  })
  confirmation!: string;

  @ChoiceField(['skip', 'create'], { name: 'DuplicateHandling', default: 'skip' })
  duplicates!: 'skip' | 'create';
}

/** The form that imports a list of customers. */
export class CustomerImportFormDto extends CustomerImportRequestDto {
  @ApiProperty({ type: 'string', format: 'binary', description: 'The same file as before.' })
  file!: unknown;
}

/** What a line repeats: the tax code of a draft, or of an earlier line. */
export class CustomerDuplicateDto {
  @ApiNullableInteger()
  dossierId!: number | null;

  @ApiNullableInteger()
  line!: number | null;
}

/** A line of a customer list, and the customer it would create. */
export class CustomerPreviewLineDto {
  @ApiInteger({ description: 'In the file, counted from 1.' })
  line!: number;

  client!: string;

  /** Values that the draft would hold. */
  summary!: string[];

  /** Values that were not understood and are left out. */
  notes!: string[];

  /** Values that were read otherwise than they are written. */
  changes?: string[];

  /** Why the line cannot become a draft. */
  problem!: string | null;

  duplicateOf!: CustomerDuplicateDto | null;
}

/** What a list of customers would become. */
export class CustomerPreviewDto {
  /** Sent back to confirm exactly this. */
  confirmation!: string;

  lines!: CustomerPreviewLineDto[];

  unknownColumns!: string[];

  /** Rows that are no customers: titles, and headings once more. */
  titleRows?: string[];
}

/** Drafts made from a list of customers. */
export class CustomerImportDto {
  @ApiProperty({ type: 'integer', isArray: true })
  ids!: number[];
}
