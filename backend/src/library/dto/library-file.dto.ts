import { LIBRARY_KINDS, type LibraryKind } from '@pratiche/domain';
import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableInteger,
} from '../../platform/openapi/index.js';

/** A file people may download. */
export class LibraryFileDto {
  @ApiInteger()
  id!: number;

  /** Fixed name of a file the portal brings along: links point to it. */
  slug!: string | null;

  title!: string;

  description!: string;

  @ApiChoice(LIBRARY_KINDS.map(({ value }) => value), 'LibraryKind', {
    description: 'manual and guide are open to all; document needs a first package.',
  })
  kind!: LibraryKind;

  fileName!: string;

  contentType!: string;

  @ApiNullableInteger({
    description: 'Bytes; null for a file that the portal generates itself.',
  })
  size!: number | null;

  @ApiMoment()
  updated!: string;
}

/** What the back office sees of a file of the library. */
export class AdminLibraryFileDto extends LibraryFileDto {
  @ApiInteger({ description: 'Place in the list.' })
  position!: number;

  isPublished!: boolean;

  @ApiMoment()
  created!: string;
}
