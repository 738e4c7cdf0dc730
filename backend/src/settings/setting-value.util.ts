import type { SettingKind, SettingValues } from '@pratiche/domain';
import { completeSettingValue } from '@pratiche/domain/settings';
import type { SettingEntity } from './setting.entity.js';

/** The value of a stored entry, with the parts that its kind has gained since. */
export const parseSettingValue = ({
  kind,
  validFrom,
  value,
  listEdition,
}: Pick<
  SettingEntity,
  'kind' | 'validFrom' | 'value' | 'listEdition'
>): SettingValues[SettingKind] =>
  completeSettingValue(
    kind,
    validFrom,
    JSON.parse(value) as SettingValues[SettingKind],
    listEdition,
  );
