import { describe, expect, it } from '@jest/globals';
import { isBoundRefused, listBoundCases, listShapeBounds } from '../../test/list-setting-bounds.js';
import { SETTING_BOUNDS } from '../../test/setting-bounds.js';
import { findSettingFaults, findSettingShape, SETTING_KINDS } from './all.js';
import type { SettingKind } from './setting-values.js';

const KINDS = Object.keys(SETTING_KINDS) as SettingKind[];

it.each(KINDS)('%s has the bounds that are written down', (kind) => {
  expect(listShapeBounds(SETTING_KINDS[kind].shape)).toEqual(SETTING_BOUNDS[kind] ?? []);
});

const ROWS = KINDS.flatMap((kind) =>
  (SETTING_BOUNDS[kind] ?? []).map((bound) => ({ kind, path: bound[0], bound })),
);

describe('the page', () => {
  it.each(ROWS)('knows both sides of each bound of $kind $path', ({ kind, path, bound }) => {
    const { shape } = SETTING_KINDS[kind];
    const part = findSettingShape(shape, path === '' ? [] : path.split('.'));
    // Numbers of the server are not shown, and texts of a list are measured by its rule.
    if (part === null || (part.is === 'number' && part.isServerOwned === true)) return;
    for (const { count, isWithin, value } of listBoundCases(shape, bound))
      expect({
        count,
        isWithin: !isBoundRefused(part, path, findSettingFaults(kind, value)),
      }).toEqual({ count, isWithin });
  });
});
