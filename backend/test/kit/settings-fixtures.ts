import type { SettingEntryDto, SettingHistoryDto } from '@pratiche/api';
import type { SettingKind, SettingValues } from '@pratiche/domain';
import { SETTING_DEFAULTS } from '@pratiche/domain/settings';
import { romeDay } from './rome-day.js';
import { expectOk, type Member } from './dossier-flow.js';

/** The history of one kind, with values of that kind. */
export type SettingHistory<Kind extends SettingKind = SettingKind> = Omit<
  SettingHistoryDto,
  'kind' | 'current' | 'entries'
> & {
  kind: Kind;
  current: SettingValues[Kind];
  entries: (Omit<SettingEntryDto, 'value'> & { value: SettingValues[Kind] })[];
};

/** Enters a value that holds from today on, and waits until every process of the portal works with it. */
export async function changeSetting<Kind extends SettingKind>(
  admin: Member,
  kind: Kind,
  value: SettingValues[Kind],
  validFrom = romeDay(),
): Promise<SettingHistory<Kind>> {
  const { seen } = await expectOk<SettingHistory<Kind>>(admin.http.get(`Settings/${kind}`));
  return expectOk<SettingHistory<Kind>>(
    admin.http.post(`Settings/${kind}`, { json: { validFrom, value, note: null, seen } }),
  );
}

/**
 * Runs the callback with another value and then restores the built-in one, because a setting
 * applies to the whole portal.
 */
export async function withSetting<Kind extends SettingKind>(
  admin: Member,
  kind: Kind,
  value: SettingValues[Kind],
  work: () => Promise<void>,
): Promise<void> {
  await changeSetting(admin, kind, value);
  try {
    await work();
  } finally {
    await changeSetting(admin, kind, SETTING_DEFAULTS[kind]);
  }
}
