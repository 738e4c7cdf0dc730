import type { SettingKind, SettingValues } from '@pratiche/domain';
import { validateStrictDto } from '../platform/validation/index.js';
import { SETTING_VALUE_CHECKS } from './dto/setting-value-dtos.constants.js';

/** The value of a setting as its kind takes it; a 400 that names every field otherwise. */
export function validateSettingValue(
  kind: SettingKind,
  value: unknown,
): SettingValues[SettingKind] {
  const { dto, item, notObjectMessage } = SETTING_VALUE_CHECKS[kind];
  if (item === undefined)
    return validateStrictDto(dto, value, {
      ...(notObjectMessage === undefined ? {} : { notObjectMessage }),
    }) as SettingValues[SettingKind];
  const list = validateStrictDto(dto, { items: value }, { wrapper: 'items' });
  return (list as { items: object[] }).items as SettingValues[SettingKind];
}
