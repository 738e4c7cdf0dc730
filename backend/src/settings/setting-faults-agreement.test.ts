import type { SettingKind } from '@pratiche/domain';
import { findSettingFaults, SETTING_DEFAULTS, SETTING_KINDS } from '@pratiche/domain/settings';
import { describe, expect, it } from '@jest/globals';
import { Problem } from '../platform/http/index.js';
import { validateSettingValue } from './setting-value.validator.js';

type Path = readonly (string | number)[];

/** Values that start from something filled in, so that each fault is the only one. */
const FILLED: Partial<Record<SettingKind, unknown>> = {
  bankTransfer: { holder: 'Portale', iban: 'IT60X0542811101000000123456', bic: '', bank: '' },
  provider: { name: 'Portale', address: 'Via Roma 1', vat: '12345678903', pec: '' },
  eneaIntermediary: { name: 'Anna Serra', ssn: 'RSSMRA80A01H501U' },
  packages: [
    {
      id: 1,
      name: 'Base',
      color: '#00703C',
      description: null,
      price: 10,
      numberOfCredits: 1,
      costEcobonus: 1,
      costBonusCasa: 1,
      costCalcoloEnergetico: 1,
      isIncrementable: false,
      onSale: true,
    },
  ],
  eneaOpenings: [
    {
      worksEndedFrom: '2026-01-01',
      worksEndedTo: '2026-02-01',
      expenseYear: 2026,
      opensOn: '2026-02-01',
    },
  ],
};

const listLeaves = (value: unknown, path: Path = []): [Path, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) =>
        listLeaves(part, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : [[path, value]];

function replaceAt(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next;
  const part = replaceAt((value as Record<string | number, unknown>)[key], rest, next);
  return Array.isArray(value)
    ? value.with(Number(key), part)
    : { ...(value as object), [key]: part };
}

function listSlips(leaf: unknown): unknown[] {
  if (typeof leaf === 'number') return [-1, 0, 0.001, 1.5, 101, 1e12];
  if (typeof leaf === 'string')
    return ['', ' ', 'x', 'x'.repeat(5_000), 'a\u0007b', '{impresa', '1999-01-01', '2026-02-30'];
  return [];
}

/** Fields that the server refuses, without those that a feature of its own looks after. */
function listRefused(kind: SettingKind, value: unknown): string[] {
  try {
    validateSettingValue(kind, value);
    return [];
  } catch (error) {
    if (error instanceof Problem) return (error.body.errors ?? []).map(({ field }) => field);
    throw error;
  }
}

/** Codes of the account are looked at when the change is stored, the version is the server's. */
const isCheckedElsewhere = (kind: SettingKind, path: Path): boolean =>
  (kind === 'bankTransfer' && (path[0] === 'iban' || path[0] === 'bic')) ||
  path.includes('version') ||
  path.includes('id') ||
  path.includes('services');

describe('page and server refuse the same', () => {
  it.each(Object.keys(SETTING_KINDS) as SettingKind[])('in %s', (kind) => {
    const start = FILLED[kind] ?? SETTING_DEFAULTS[kind];
    expect([findSettingFaults(kind, start), listRefused(kind, start)]).toEqual([[], []]);
    const leaves = listLeaves(start).filter(([path]) => !isCheckedElsewhere(kind, path));
    const differing = leaves.flatMap(([path, leaf]) =>
      listSlips(leaf).flatMap((slip) => {
        // The page writes no colour as `null`.
        if (path.at(-1) === 'color' && String(slip).trim() === '') return [];
        const value = replaceAt(start, path, slip);
        const onPage = [...new Set(findSettingFaults(kind, value).map(({ field }) => field))];
        const onServer = [...new Set(listRefused(kind, value))];
        return onPage.sort().join() === onServer.sort().join()
          ? []
          : [{ path: path.join('.'), slip: String(slip).slice(0, 20), onPage, onServer }];
      }),
    );
    expect(differing).toEqual([]);
  });
});
