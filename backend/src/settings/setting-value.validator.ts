import type { SettingKind, SettingValues } from '@pratiche/domain';
import { validateStrictDto } from '../platform/validation/index.js';
import { SETTING_VALUE_DTOS } from './dto/setting-value-dtos.constants.js';

/** The value of a setting as its kind takes it; a 400 that names every field otherwise. */
export function validateSettingValue(
  kind: SettingKind,
  value: unknown,
): SettingValues[SettingKind] {
  const { dto, row, message } = SETTING_VALUE_DTOS[kind];
  if (row === null)
    return validateStrictDto(dto, value, {
      ...(message === undefined ? {} : { notObjectMessage: message }),
    }) as SettingValues[SettingKind];
  const list = validateStrictDto(dto, { items: value }, { wrapper: 'items' });
  return (list as { items: object[] }).items as SettingValues[SettingKind];
}
