import { REQUIRED_MESSAGE, type SettingKind, type SettingValues } from '@pratiche/domain';
import { SETTING_KINDS } from '@pratiche/domain/settings';
import {
  ApiExtraModels,
  ApiProperty,
  getSchemaPath,
  type ApiPropertyOptions,
} from '@nestjs/swagger';
import {
  ApiChoice,
  ApiInteger,
  ApiMoment,
  ApiNullableDay,
  ApiNullableInteger,
  ApiNullableMoment,
} from '../../platform/openapi/index.js';
import {
  createField,
  KeepsRule,
  RecentDayField,
  TextField,
  WholeNumberField,
} from '../../platform/validation/index.js';
import { SETTING_OBJECT_DTOS, SETTING_ROW_DTOS } from './setting-value-dtos.constants.js';

const KINDS = Object.keys(SETTING_KINDS);

/** The value of any kind; lists may be empty, so that more than one kind can fit. */
const ANY_VALUE: ApiPropertyOptions = {
  description: 'What it holds depends on the kind.',
  anyOf: [
    ...SETTING_OBJECT_DTOS.map((dto) => ({ $ref: getSchemaPath(dto) })),
    ...SETTING_ROW_DTOS.map((dto) => ({
      type: 'array' as const,
      items: { $ref: getSchemaPath(dto) },
    })),
  ],
};

/** A change of a setting; its value is checked by the DTO of its kind. */
@ApiExtraModels(...SETTING_OBJECT_DTOS, ...SETTING_ROW_DTOS)
export class SettingChangeDto {
  @RecentDayField({ description: 'First day on which the value holds.' })
  validFrom!: string;

  @createField({
    options: {},
    api: ANY_VALUE,
    rules: [KeepsRule('present', (value) => (value === undefined ? REQUIRED_MESSAGE : null))],
  })
  value!: unknown;

  @TextField({ max: 500, characters: 'line', trim: 'after', blank: 'null', default: null })
  note!: string | null;

  @WholeNumberField({
    min: 0,
    message: 'Valore non valido.',
    description:
      'Newest entry its author has seen, 0 for none: a concurrent change is not overwritten.',
  })
  seen!: number;
}

/** One change of a setting. */
export class SettingEntryDto {
  @ApiInteger()
  id!: number;

  @ApiProperty({ type: String, format: 'date' })
  validFrom!: string;

  @ApiProperty(ANY_VALUE)
  value!: SettingValues[SettingKind];

  /** Name of the account; its e-mail address where it has none. */
  author!: string | null;

  @ApiMoment()
  createdAt!: string;

  note!: string | null;
}

/** A kind of setting: its current value and all values ever entered, latest first. */
export class SettingHistoryDto {
  @ApiChoice(KINDS, 'SettingKind')
  kind!: SettingKind;

  @ApiProperty(ANY_VALUE)
  current!: SettingValues[SettingKind];

  @ApiNullableInteger({ description: 'Entry in force; null while the built-in value holds.' })
  currentId!: number | null;

  @ApiInteger({ description: 'To be named by the next change.' })
  seen!: number;

  entries!: SettingEntryDto[];
}

/** The present state of a kind of setting. */
export class SettingSummaryDto {
  @ApiChoice(KINDS, 'SettingKind')
  kind!: SettingKind;

  /** The value in force, in a line. */
  inForce!: string;

  @ApiNullableDay({ description: 'null while the built-in value holds.' })
  validFrom!: string | null;

  @ApiInteger({ description: 'Number of changes.' })
  changes!: number;

  @ApiNullableMoment()
  lastChange!: string | null;

  @ApiNullableDay({ description: 'First day of a change that is still to come.' })
  nextFrom!: string | null;
}
