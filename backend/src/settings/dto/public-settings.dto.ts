import {
  CURRENT_SETTING_DEFAULTS,
  DATED_TABLES,
  type CurrentKind,
  type CurrentSettingValues,
  type DatedKind,
  type PublicSettings,
} from '@pratiche/domain';
import { ApiProperty } from '@nestjs/swagger';
import type { Type } from '@nestjs/common';
import { ApiInteger } from '../../platform/openapi/index.js';
import { createDto, RecentDayField, type DtoFields } from '../../platform/validation/index.js';
import { SETTING_VALUE_DTOS } from './setting-value-dtos.constants.js';

const currentFields = Object.fromEntries(
  (Object.keys(CURRENT_SETTING_DEFAULTS) as CurrentKind[]).map((kind) => {
    const { dto, row } = SETTING_VALUE_DTOS[kind];
    return [kind, ApiProperty(row === null ? { type: dto } : { type: [row] })];
  }),
) as DtoFields<CurrentSettingValues>;

/** Single values that hold now. */
export class CurrentSettingsDto extends createDto<CurrentSettingValues>(
  'CurrentSettingsDto',
  currentFields,
) {}

const datedDtos = new Map<Type<object>, Type<object>>();

/** A table with the first day on which it holds; two kinds may share it. */
function createDatedDto(table: Type<object>): Type<object> {
  const existing = datedDtos.get(table);
  if (existing !== undefined) return existing;
  class DatedTableDto extends table {
    @RecentDayField()
    validFrom!: string;
  }
  Object.defineProperty(DatedTableDto, 'name', { value: `Dated${table.name}` });
  datedDtos.set(table, DatedTableDto);
  return DatedTableDto;
}

const datedFields = Object.fromEntries(
  (Object.keys(DATED_TABLES) as DatedKind[]).map((kind) => [
    kind,
    ApiProperty({ type: [createDatedDto(SETTING_VALUE_DTOS[kind].dto)] }),
  ]),
) as DtoFields<Required<PublicSettings['dated']>>;

/** Tables chosen by the day of the works: entries beside the built-in ones, oldest first. */
export class DatedSettingsDto extends createDto<Required<PublicSettings['dated']>>(
  'DatedSettingsDto',
  datedFields,
) {}

/** Settings as front ends get them. */
export class PublicSettingsDto {
  @ApiInteger({ description: 'Grows with every change.' })
  version!: PublicSettings['version'];

  current!: CurrentSettingsDto;

  dated!: DatedSettingsDto;
}
