import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  CURRENT_SETTING_DEFAULTS,
  ENEA_OPENINGS,
  type AllRules,
  type SettingKind,
} from '@pratiche/domain';
import { LIST_EDITION } from '@pratiche/domain/settings';
import type { SettingEntity } from './setting.entity.js';
import type { SettingRepository } from './setting.repository.js';
import { SettingsService } from './settings.service.js';

const { statusNames } = CURRENT_SETTING_DEFAULTS;
const opening = {
  worksEndedFrom: '2026-12-01',
  worksEndedTo: '2026-12-31',
  expenseYear: null,
  opensOn: '2027-01-20',
};

/** Values from the next day on, with what the rules then make of them. */
const CHANGES: readonly (readonly [SettingKind, unknown, (rules: AllRules) => unknown, unknown])[] =
  [
    [
      'statusNames',
      { ...statusNames, SENT: 'Da lavorare' },
      (rules) => rules.getStatus('SENT').name,
      'Da lavorare',
    ],
    [
      'eneaOpenings',
      [...ENEA_OPENINGS, opening],
      (rules) =>
        rules.calculateDeadline({
          interventionStartDate: null,
          interventionEndDate: '2026-12-05',
          annoRiferimento: 2026,
        }),
      '2027-04-14',
    ],
  ];

const createRow = (kind: SettingKind, value: unknown, id = 1): SettingEntity => ({
  id,
  kind,
  validFrom: '2026-12-01',
  sequence: 1,
  listEdition: LIST_EDITION,
  value: JSON.stringify(value),
  authorId: null,
  created: new Date(),
  note: null,
});

let rows: SettingEntity[] = [];
let service: SettingsService;

async function startService(...stored: SettingEntity[]): Promise<void> {
  rows = stored;
  service = new SettingsService({
    listSettings: async () => rows,
    findLastSettingId: async () => rows.at(-1)?.id ?? 0,
  } as unknown as SettingRepository);
  await service.onModuleInit();
  service.onApplicationBootstrap();
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-30T23:59:50+01:00'), doNotFake: ['nextTick'] });
});
afterEach(async () => {
  await service.beforeApplicationShutdown();
  jest.useRealTimers();
});

describe.each(CHANGES)('the rules of %s', (kind, value, read, expected) => {
  it('change at midnight in Italy without another change of the settings', async () => {
    await startService(createRow(kind, value));
    const before = read(service.rules);
    expect(before).not.toEqual(expected);
    await jest.advanceTimersByTimeAsync(8_000);
    expect(read(service.rules)).toEqual(before);
    await jest.advanceTimersByTimeAsync(6_000);
    expect(read(service.rules)).toEqual(expected);
  });

  it('follow a change that another process stored', async () => {
    jest.setSystemTime(new Date('2026-12-01T12:00:00+01:00'));
    await startService();
    rows = [createRow(kind, value)];
    await jest.advanceTimersByTimeAsync(3_000);
    expect(read(service.rules)).toEqual(expected);
  });
});
