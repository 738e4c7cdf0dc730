import { describe, expect, it } from '@jest/globals';
import type { SettingKind } from '@pratiche/domain';
import { findSettingShape, SETTING_KINDS } from '@pratiche/domain/settings';
import { isBoundRefused, listBoundCases } from '../../../libs/domain/test/list-setting-bounds.js';
import { SETTING_BOUNDS } from '../../../libs/domain/test/setting-bounds.js';
import { Problem } from '../platform/http/index.js';
import { validateSettingValue } from './setting-value.validator.js';

function listFaults(kind: SettingKind, value: unknown) {
  try {
    validateSettingValue(kind, value);
    return [];
  } catch (error) {
    if (error instanceof Problem) return error.body.errors ?? [];
    throw error;
  }
}

const ROWS = (Object.keys(SETTING_KINDS) as SettingKind[]).flatMap((kind) =>
  (SETTING_BOUNDS[kind] ?? []).map((bound) => ({ kind, path: bound[0], bound })),
);

describe('the server', () => {
  it.each(ROWS)('knows both sides of each bound of $kind $path', ({ kind, path, bound }) => {
    const { shape } = SETTING_KINDS[kind];
    const part = findSettingShape(shape, path === '' ? [] : path.split('.'));
    // Texts of a list are measured by its rule.
    if (part === null) return;
    for (const { count, isWithin, value } of listBoundCases(shape, bound))
      expect({ count, isWithin: !isBoundRefused(part, path, listFaults(kind, value)) }).toEqual({
        count,
        isWithin,
      });
  });
});
