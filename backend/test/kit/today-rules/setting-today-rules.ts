import { addDays, BUILT_IN_SETTINGS, type AllRules } from '@pratiche/domain';
import { LIST_EDITION, SETTING_DEFAULTS } from '@pratiche/domain/settings';
import { createWorkbookJob } from '../../../src/exports/workbook/workbook-job.factory.js';
import {
  costFacSimile,
  requirementsFacSimile,
} from '../../../src/library/starter/fac-similes.starter.js';
import { faq } from '../../../src/library/starter/faq.starter.js';
import {
  findLastDueTime,
  listDueTimesSince,
} from '../../../src/platform/schedule/recurrence.util.js';
import { listDossierPolicies } from '../../../src/retention/retention-rules.util.js';
import { BrandLogoProcessor } from '../../../src/settings/brand-logo.processor.js';
import { ServiceProviderAdapter } from '../../../src/settings/service-provider.adapter.js';
import { SettingsAdminService } from '../../../src/settings/settings-admin.service.js';
import { SettingsService } from '../../../src/settings/settings.service.js';
import { createWithParts } from '../create-with-parts.js';
import { formatRomeDay, joinDistinct, RULES, settingsWith, type TodayRule } from './today-rule.js';

/** Entries of a kind, one from each day. */
const createRows = (kind: string, days: readonly string[], toValue: (day: string) => unknown) =>
  days.map((validFrom, index) => ({
    id: index + 1,
    kind,
    validFrom,
    sequence: index + 1,
    listEdition: LIST_EDITION,
    value: JSON.stringify(toValue(validFrom)),
    authorId: null,
    created: new Date(0),
    note: null,
  }));

const createBrands = (days: readonly string[]) =>
  createRows('brand', days, (name) => ({ ...SETTING_DEFAULTS.brand, name }));

const createOpening = (opensOn: string) => [
  { worksEndedFrom: '2026-01-01', worksEndedTo: '2026-01-22', expenseYear: null, opensOn },
];

async function openSettings(rows: readonly object[]): Promise<SettingsService> {
  const service = new SettingsService({
    listSettings: () => rows,
    findLastSettingId: () => rows.length,
  } as never);
  await service.reloadSettings();
  return service;
}

/** Keeps all texts that are written on a paper. */
function readTexts(render: (paper: never, rules: AllRules) => void, rules: AllRules): string {
  const written: string[] = [];
  const paper: object = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (first: unknown, ...rest: unknown[]) => {
          if (name === 'keepTogether') (first as (part: object) => void)(paper);
          else written.push(JSON.stringify([first, ...rest]));
          return paper;
        },
    },
  );
  render(paper as never, rules);
  return written.join('\n');
}

/** The same tables in force from each of the days, with the day as their source. */
function createDatedRules(days: readonly string[]): AllRules {
  const repeat = <Table extends { values: unknown }>(tables: readonly Table[]) =>
    days.map((validFrom) => ({
      validFrom,
      source: `fonte del ${validFrom}`,
      values: (tables.at(-1) as Table).values,
    }));
  const { costCeilings, uLimits, uLimitsEcobonus } = BUILT_IN_SETTINGS;
  const settings = {
    ...RULES.settings,
    costCeilings: repeat(costCeilings),
    uLimits: repeat(uLimits),
    uLimitsEcobonus: repeat(uLimitsEcobonus),
  };
  return { ...RULES, settings: settings as never };
}

const readSource = (text: string): string =>
  joinDistinct([...text.matchAll(/fonte del ([\d-]{10})/g)].map(([, day = '']) => day));

/** Rules of settings, exports, retention and the library. */
export const SETTING_TODAY_RULES: readonly TodayRule[] = [
  {
    name: 'a setting without a day is the one in force today',
    file: 'settings/settings.service.ts',
    revealToday: async (days) =>
      (await openSettings(createBrands(days))).getCurrentValue('brand').name,
  },
  {
    name: 'front ends get the settings in force today',
    file: 'settings/settings.service.ts',
    revealToday: async (days) =>
      (await openSettings(createBrands(days))).getPublicSettings().current.brand.name,
  },
  {
    name: 'rules work with the settings in force today',
    file: 'settings/settings.service.ts',
    revealToday: async (days) => {
      const service = await openSettings(createRows('eneaOpenings', days, createOpening));
      return service.rules.settings.eneaOpenings[0]?.opensOn;
    },
  },
  {
    name: 'the office sees the setting in force today and the next one',
    file: 'settings/settings-admin.service.ts',
    revealToday: async (days) => {
      const summaries = await createWithParts(SettingsAdminService, {
        settingRepository: { listSettings: () => createBrands(days) },
      }).listCurrentSettings();
      const brand = summaries.find(({ kind }) => kind === 'brand');
      return joinDistinct([brand?.validFrom ?? '', addDays(brand?.nextFrom ?? '', -1)]);
    },
  },
  {
    name: 'the history of a setting marks the entry in force today',
    file: 'settings/settings-admin.service.ts',
    revealToday: async (days) => {
      const { currentId } = await createWithParts(SettingsAdminService, {
        accountDirectoryService: { findNamesById: () => new Map() },
        settingRepository: { listSettingsByKind: () => createBrands(days) },
      }).listSettingHistory('brand');
      return days[(currentId ?? 0) - 1];
    },
  },
  {
    name: 'logos are rewritten from the one in force today',
    file: 'settings/brand-logo.processor.ts',
    revealToday: async (days) => {
      const rewritten: string[] = [];
      await createWithParts(BrandLogoProcessor, {
        unitOfWork: { run: (work: () => unknown) => work() },
        settingRepository: { listSettingsByKind: () => createBrands(days) },
        settingsService: { reloadSettings: () => undefined },
        settingsAdminService: {
          applySettingChange: ({ validFrom }: { validFrom: string }) => rewritten.push(validFrom),
        },
        logoRewritingService: { rewriteStoredLogo: () => 'another' },
      }).process();
      return rewritten.toSorted()[0];
    },
  },
  {
    name: 'a contract names the term of the running year',
    file: 'settings/service-provider.adapter.ts',
    precision: 4,
    revealToday: () =>
      createWithParts(
        ServiceProviderAdapter,
        settingsWith({ describeControlTerm: String }, { getCurrentValue: () => ({}) }),
      ).getContractTerms().controlTerm,
  },
  {
    name: 'controls are over as of today',
    file: 'retention/retention-rules.util.ts',
    revealToday: () => {
      const asked: string[] = [];
      const findControlsOver = (today: string) => {
        asked.push(today);
        return RULES.findControlsOver(today);
      };
      const { retention } = SETTING_DEFAULTS;
      listDossierPolicies(retention, { ...RULES, findControlsOver }, new Date());
      return joinDistinct(asked);
    },
  },
  {
    name: 'an export is named by the day',
    file: 'exports/workbook/workbook-job.factory.ts',
    revealToday: () =>
      createWorkbookJob({ fileName: (day: string) => day, filters: '' } as never, {
        kind: 'sqlite',
        file: 'x',
      })
        .fileName.split('-')
        .reverse()
        .join('-'),
  },
  {
    name: 'nightly work is of the day on which it was last due',
    file: 'platform/schedule/recurrence.util.ts',
    revealToday: () => {
      const due = formatRomeDay(findLastDueTime({ dailyAt: 0 }, new Date()));
      const evening = formatRomeDay(findLastDueTime({ dailyAt: 23 }, new Date()));
      const isEvening = HOUR.format(new Date()) === '23';
      return joinDistinct([due, isEvening ? evening : addDays(evening, 1)]);
    },
  },
  {
    name: 'nightly work that was missed is caught up day by day',
    file: 'platform/schedule/recurrence.util.ts',
    revealToday: (days) => {
      const mark = new Date(Date.now() - 3 * 86_400_000 - 3_600_000);
      const dues = listDueTimesSince({ dailyAt: 0 }, mark, new Date()).map(formatRomeDay);
      const today = dues.at(-1) ?? '';
      return joinDistinct(dues.slice(-3)) === joinDistinct(days.slice(1, 4)) ? today : dues.join();
    },
  },
  {
    name: 'the sheet of costs is of the table in force today',
    file: 'library/starter/fac-similes.starter.ts',
    revealToday: (days) => readSource(readTexts(costFacSimile.render, createDatedRules(days))),
  },
  {
    name: 'the sheet of requirements is of the tables in force today',
    file: 'library/starter/fac-similes.starter.ts',
    revealToday: (days) =>
      readSource(readTexts(requirementsFacSimile.render, createDatedRules(days))),
  },
  {
    name: 'answers name rates and terms of the running year',
    file: 'library/starter/faq.starter.ts',
    precision: 4,
    revealToday: () => {
      const years: number[] = [];
      readTexts(faq.render, {
        ...RULES,
        getDeductionRates: (year) => {
          years.push(year);
          return RULES.getDeductionRates(2026);
        },
        describeControlTerm: (year) => {
          years.push(year);
          return '';
        },
      });
      return joinDistinct(years.map(String));
    },
  },
];

const HOUR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  hour: 'numeric',
  hourCycle: 'h23',
});
