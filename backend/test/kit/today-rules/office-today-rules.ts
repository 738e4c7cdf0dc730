import {
  addDays,
  AMBER_DAYS,
  LEGAL_DAYS,
  PERFORMANCE_DAYS,
  SENDING_DAYS,
  STALE_DRAFT_DAYS,
} from '@pratiche/domain';
import { CountedDossiersService } from '../../../src/module/board/counted/counted-dossiers.service.js';
import { MonthlyFiguresService } from '../../../src/module/board/months/monthly-figures.service.js';
import { WorkBoardService } from '../../../src/module/board/work-board.service.js';
import { WorkPerformanceService } from '../../../src/module/board/work-performance.service.js';
import { DeadlineMetricsService } from '../../../src/module/deadlines/deadline-metrics.service.js';
import { NEAR_DAYS } from '../../../src/module/deadlines/legal-days-left.util.js';
import { OwnFiguresService } from '../../../src/module/figures/own-figures.service.js';
import { buildFilterConditions } from '../../../src/module/list/list-conditions.util.js';
import { RowFactsService } from '../../../src/module/list/row-facts.service.js';
import { OfficeEditService } from '../../../src/module/office-edit/office-edit.service.js';
import { PostponementEndService } from '../../../src/module/postpone/postponement-end.service.js';
import { toPostponementDto } from '../../../src/module/postpone/postponement.mapper.js';
import { PostponementService } from '../../../src/module/postpone/postponement.service.js';
import { DossierSkipService } from '../../../src/module/queue/dossier-skip.service.js';
import { selectQueue } from '../../../src/module/queue/queue-scope.util.js';
import { SavedViewsService } from '../../../src/module/saved-views/saved-views.service.js';
import { createWithParts } from '../create-with-parts.js';
import { ecobonusForm } from '../dossier-fixtures.js';
import {
  createRecorder,
  findFirstAccepted,
  formatRomeDay,
  joinDistinct,
  settingsWith,
  type TodayRule,
} from './today-rule.js';

const OPERATOR = { id: 2, role: 'Admin' } as never;
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);

/** Rules of the back office's lists, boards and acts. */
export const OFFICE_TODAY_RULES: readonly TodayRule[] = [
  {
    name: 'the board of the office is of today, in each of its counts',
    file: 'module/board/work-board.service.ts',
    revealToday: async () => {
      const { recorder, listArguments } = createRecorder({});
      const { today } = await createWithParts(WorkBoardService, {
        cachedCounts: null,
        listCacheInvalidationService: { currentListVersion: () => 0 },
        workBoardRepository: recorder,
      }).loadWorkBoard(OPERATOR);
      return joinDistinct([today, ...listArguments().filter(isDay)]);
    },
  },
  {
    name: 'the figures of the office reach back from today',
    file: 'module/board/work-performance.service.ts',
    revealToday: async () => {
      const { recorder, listArguments } = createRecorder([]);
      const { from } = await createWithParts(WorkPerformanceService, {
        cached: null,
        workPerformanceRepository: recorder,
        stepTimesRepository: recorder,
        settingsService: { getCurrentValue: () => ({ isOn: false }) },
      }).loadPerformance(OPERATOR);
      const since = listArguments()
        .filter((value) => value instanceof Date)
        .map(formatRomeDay);
      return addDays(joinDistinct([from, ...since]), PERFORMANCE_DAYS - 1);
    },
  },
  {
    name: 'the reasons of corrections reach back from today',
    file: 'module/board/counted/counted-dossiers.service.ts',
    revealToday: async () => {
      const { recorder, listArguments } = createRecorder([]);
      await createWithParts(CountedDossiersService, {
        workPerformanceRepository: recorder,
        workPerformanceService: createRecorder([]).recorder,
      }).listReasons(OPERATOR, {});
      return addDays(formatRomeDay(listArguments()[0] as Date), PERFORMANCE_DAYS - 1);
    },
  },
  {
    name: 'the last of the months is the running one',
    file: 'module/board/months/monthly-figures.service.ts',
    precision: 7,
    revealToday: async () => {
      const figures = await createWithParts(MonthlyFiguresService, {
        monthlyFiguresRepository: createRecorder([]).recorder,
      }).listMonthlyFigures();
      return figures.at(-1)?.month.slice(0, 7);
    },
  },
  {
    name: 'a fitter’s figures end with today',
    file: 'module/figures/own-figures.service.ts',
    revealToday: async () => {
      const stale: Date[] = [];
      const periods: Date[][] = [];
      await createWithParts(OwnFiguresService, {
        ownFiguresRepository: {
          countDraftsSavedBefore: (_: number, before: Date) => stale.push(before),
          listCompletionTimes: () => [],
          countCompleted: (_: number, ...period: Date[]) => periods.push(period),
        },
      }).loadFigures(1);
      return joinDistinct([
        ...stale.map((before) => addDays(formatRomeDay(before), STALE_DRAFT_DAYS)),
        addDays(formatRomeDay(periods[0]?.[1] as Date), -1),
      ]);
    },
  },
  {
    name: 'dossiers near the day of the law are counted from today',
    file: 'module/deadlines/deadline-metrics.service.ts',
    revealToday: async () => {
      const { recorder, listArguments } = createRecorder([]);
      const gauges: { readValues: () => Promise<unknown> }[] = [];
      createWithParts(DeadlineMetricsService, {
        metricsService: { addSharedGauge: (gauge: (typeof gauges)[0]) => gauges.push(gauge) },
        deadlineMetricsRepository: recorder,
      }).onModuleInit();
      for (const gauge of gauges) await gauge.readValues();
      const latest = listArguments().filter(isDay).toSorted().at(-1) ?? '';
      return addDays(latest, LEGAL_DAYS - SENDING_DAYS - NEAR_DAYS);
    },
  },
  {
    name: 'lists leave out what is postponed beyond today',
    file: 'module/list/list-conditions.util.ts',
    revealToday: () => {
      const { conditions } = buildFilterConditions({ postponed: 'no' } as never, {
        dateColumn: 'sent',
        callerId: 2,
        isOffice: true,
      });
      return joinDistinct(conditions.flat().filter(isDay));
    },
  },
  {
    name: 'rows of returned dossiers are judged as of today',
    file: 'module/list/row-facts.service.ts',
    revealToday: () => {
      const judged: string[] = [];
      createWithParts(RowFactsService, {
        ...settingsWith({
          buildStepStates: (_: unknown, __: unknown, { today }: { today: string }) => {
            judged.push(today);
            return [];
          },
        }),
        documentSetService: { listRequestedDocuments: () => [] },
      }).readRowFacts(
        {
          status: 'WAITING',
          sendings: '[]',
          returned_data: '{}',
          return_points: '[{"field":"client","itemId":null,"text":"x"}]',
        } as never,
        { id: 1, role: 'User' } as never,
      );
      return joinDistinct(judged);
    },
  },
  {
    name: 'edits of the office are checked as of today',
    file: 'module/office-edit/office-edit.service.ts',
    revealToday: () => {
      const checked: string[] = [];
      const form = ecobonusForm();
      const service = createWithParts(
        OfficeEditService,
        settingsWith({
          checkOfficeEdit: ({ today }: { today: string }) => {
            checked.push(today);
            return [];
          },
        }),
      );
      service['assertEditAllowed']({ status: 'SENT', data: form } as never, {
        form,
        changed: [],
        reason: 'x',
      });
      return joinDistinct(checked);
    },
  },
  {
    name: 'dossiers come back on the day until which they were postponed',
    file: 'module/postpone/postponement-end.service.ts',
    revealToday: async () => {
      const { recorder, listArguments } = createRecorder([]);
      await createWithParts(PostponementEndService, { dossierRepository: recorder }).endDue();
      return joinDistinct(listArguments().filter(isDay));
    },
  },
  {
    name: 'a dossier is shown as postponed until its day',
    file: 'module/postpone/postponement.mapper.ts',
    revealToday: (days) =>
      days.findLast(
        (until) =>
          toPostponementDto(until, { accountId: 2, who: 'Elia', at: '', note: null }) === null,
      ),
  },
  {
    name: 'a dossier is postponed to tomorrow at the earliest',
    file: 'module/postpone/postponement.service.ts',
    revealToday: async (days) => {
      const first = await findFirstAccepted(days, (until) =>
        createWithParts(PostponementService, {
          bulkRunnerService: { runForEachDossier: () => Promise.resolve(null) },
        }).postponeDossiers(OPERATOR, [] as never, { until, note: null }),
      );
      return addDays(first ?? '', -1);
    },
  },
  {
    name: 'no reason is asked for a dossier that is postponed beyond today',
    file: 'module/queue/dossier-skip.service.ts',
    revealToday: async (days) => {
      const workable: string[] = [];
      for (const postponedUntil of days) {
        const isMissing = await createWithParts(DossierSkipService, {
          dossierRepository: {
            findDossierOrNull: () => ({ status: 'SENT', operatorId: null, postponedUntil }),
          },
          dossierChargeService: { hasActedSince: () => false },
          dossierSkipRepository: { skipExistsSince: () => false },
        }).isReasonMissing(OPERATOR, 1, 1_000);
        if (isMissing) workable.push(postponedUntil);
      }
      return workable.at(-1);
    },
  },
  {
    name: 'the queue passes over what is postponed beyond today',
    file: 'module/queue/queue-scope.util.ts',
    revealToday: () => {
      const scope = { where: '1', parameters: [], order: {} } as never;
      const filters = { state: 'RECEIVED' } as never;
      const queue = selectQueue(scope, filters, { accountId: 2, now: new Date() });
      return joinDistinct(queue?.parameters.filter(isDay) ?? []);
    },
  },
  {
    name: 'the tabs of the office count what is due from today',
    file: 'module/saved-views/saved-views.service.ts',
    revealToday: async (days) => {
      const counted: unknown[] = [];
      await createWithParts(SavedViewsService, {
        savedViewRepository: { listVisible: () => [] },
        dossierListRepository: {
          countScopes: (scopes: { parameters: unknown[] }[]) => {
            counted.push(...scopes.flatMap(({ parameters }) => parameters));
            return [];
          },
        },
      }).countViews(OPERATOR, 'RECEIVED');
      return joinDistinct(
        counted.filter(isDay).map((day) => (days.includes(day) ? day : addDays(day, -AMBER_DAYS))),
      );
    },
  },
];
