import { ApiProperty } from '@nestjs/swagger';
import { LIBRARY_KINDS, REQUIRED_MESSAGE, type LibraryKind } from '@pratiche/domain';
import { IsNotIn } from 'class-validator';
import {
  ChoiceField,
  FlagField,
  TextField,
  WholeNumberField,
} from '../../platform/validation/index.js';

/** `null` means empty; it is below the field, so that its message comes first. */
const IsFilled = (): PropertyDecorator => IsNotIn([null], { message: REQUIRED_MESSAGE });

/** What the back office writes about a file of the library. */
export class LibraryRequestDto {
  @TextField({ max: 160, characters: 'line', trim: 'after', blank: 'refused' })
  @IsFilled()
  title!: string;

  @TextField({ max: 500, characters: 'line', trim: 'after', isNullable: true })
  description!: string | null;

  @ChoiceField(LIBRARY_KINDS.map(({ value }) => value), { name: 'LibraryKind' })
  @IsFilled()
  kind!: LibraryKind;

  @WholeNumberField({
    min: 0,
    max: 9_999,
    isNullable: true,
    description: 'Place in the list; null is 0.',
  })
  position!: number | null;

  @FlagField()
  isPublished!: boolean;
}

/** The form that changes a file of the library; without `file` the stored one stays. */
export class LibraryChangeFormDto {
  /** As JSON, before the file. */
  data!: LibraryRequestDto;

  @ApiProperty({
    type: 'string',
    format: 'binary',
    required: false,
    description: 'PDF or ZIP.',
  })
  file?: unknown;
}

/** The form that adds a file to the library. */
export class LibraryFormDto extends LibraryChangeFormDto {
  @ApiProperty({ type: 'string', format: 'binary', required: true, description: 'PDF or ZIP.' })
  declare file: unknown;
}
