import {
  OFFICE_LISTS,
  REQUIRED_MESSAGE,
  SAVED_VIEW_NAME_MAX,
  SAVED_VIEW_PARAMETERS,
  type OfficeList,
} from '@pratiche/domain';

import { Transform } from 'class-transformer';
import { ApiInteger } from '../../../platform/openapi/index.js';
import {
  ChoiceField,
  createDto,
  FlagField,
  NestedField,
  TextField,
} from '../../../platform/validation/index.js';

/** Parameters of a list's address. */
export class SavedViewQueryDto extends createDto<
  Partial<Record<(typeof SAVED_VIEW_PARAMETERS)[number], string>>
>(
  'SavedViewParametersDto',
  Object.fromEntries(
    SAVED_VIEW_PARAMETERS.map((name) => [
      name,
      TextField({ isOptional: true, max: 200, characters: 'line' }),
    ]),
  ) as Record<(typeof SAVED_VIEW_PARAMETERS)[number], PropertyDecorator>,
) {}

/** A parameter that the list does not have would be lost without a word. */
const hasOnlyParameters = (query: unknown): boolean =>
  typeof query === 'object' &&
  query !== null &&
  Object.keys(query).every((name) => (SAVED_VIEW_PARAMETERS as readonly string[]).includes(name));

/** A list of the back office as an operator wants to keep it. */
export class SavedViewRequestDto {
  @ChoiceField(OFFICE_LISTS, { name: 'OfficeList', message: 'Elenco non previsto.' })
  list!: OfficeList;

  @TextField({
    max: SAVED_VIEW_NAME_MAX,
    characters: 'line',
    trim: 'before',
    blank: 'refused',
    messages: { type: REQUIRED_MESSAGE },
  })
  name!: string;

  @Transform(({ value, obj }: { value: unknown; obj: { query?: unknown } }) =>
    hasOnlyParameters(obj.query) ? value : null,
  )
  @NestedField(() => SavedViewQueryDto, { message: 'Filtri non validi.' })
  query!: SavedViewQueryDto;

  @FlagField({ description: 'The list opens with it.' })
  isDefault!: boolean;

  @FlagField({ default: false, description: 'Every operator finds it.' })
  isShared!: boolean;
}

/** A list of the back office as an operator keeps it under a name. */
export class SavedViewDto extends SavedViewRequestDto {
  @ApiInteger()
  id!: number;

  /** The caller may change it. */
  isOwn!: boolean;
}

/** Whose views are asked for. */
export class SavedViewListQueryDto {
  @ChoiceField(OFFICE_LISTS, {
    name: 'OfficeList',
    message: 'Elenco non previsto.',
    description: 'Which list.',
  })
  list!: OfficeList;
}
