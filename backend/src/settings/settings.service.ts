import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import {
  BUILT_IN_SETTINGS,
  CURRENT_SETTING_DEFAULTS,
  DATED_TABLES,
  getTodayInRome,
  type CurrentKind,
  type DatedKind,
  type PublicSettings,
  type SettingKind,
  type SettingRow,
  type SettingValues,
  toRuleSettings,
  createAllRules,
  type AllRules,
} from '@pratiche/domain';
import { isSettingKind, getSettingValue } from '@pratiche/domain/settings';
import { PollingLoop } from '../platform/jobs/index.js';
import { SettingRepository } from './setting.repository.js';
import { parseSettingValue } from './setting-value.util.js';

/** How long another process may still work with what held before a change. */
const POLL_INTERVAL_MS = 2_000;

/**
 * Dated values, read from memory: the process that changes one knows at once, the others ask every
 * two seconds. The rules are bound anew at every change and at every midnight.
 */
@Injectable()
export class SettingsService
  implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown
{
  private readonly logger = new Logger(SettingsService.name);
  private rows: readonly SettingRow[] = [];
  private version = 0;
  private appliedDay = '';
  private currentRules: AllRules = createAllRules(BUILT_IN_SETTINGS);
  private pollLoop: PollingLoop | null = null;
  private readonly reloadListeners: (() => Promise<void>)[] = [];

  constructor(private readonly settingRepository: SettingRepository) {}

  /** Runs before any feature reads a setting during its start. */
  async onModuleInit(): Promise<void> {
    await this.reloadSettings();
  }

  onApplicationBootstrap(): void {
    this.pollLoop = new PollingLoop(
      async () => {
        const newest = await this.settingRepository.findLastSettingId();
        if (newest !== this.version || getTodayInRome() !== this.appliedDay)
          await this.reloadSettings();
        return false;
      },
      POLL_INTERVAL_MS,
      this.logger,
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.pollLoop?.stop();
  }

  /** Called after each reload of the settings, before any rule uses them. */
  addReloadListener(listener: () => Promise<void>): void {
    this.reloadListeners.push(listener);
  }

  /** The value in force on a day, today by default. */
  getCurrentValue<Kind extends SettingKind>(
    kind: Kind,
    onDate: string = getTodayInRome(),
  ): SettingValues[Kind] {
    return getSettingValue(this.rows, kind, onDate);
  }

  /** The rules with the settings in force now; a request asks once, so that it works with one state of them. */
  get rules(): AllRules {
    return this.currentRules;
  }

  /** The rules as the settings were, or will be, on a day. */
  createRulesOn(day: string): AllRules {
    return createAllRules(toRuleSettings(this.getPublicSettings(day)));
  }

  getPublicSettings(today: string = getTodayInRome()): PublicSettings {
    const current = Object.fromEntries(
      (Object.keys(CURRENT_SETTING_DEFAULTS) as CurrentKind[]).map((kind) => [
        kind,
        getSettingValue(this.rows, kind, today),
      ]),
    ) as PublicSettings['current'];
    const dated = Object.fromEntries(
      (Object.keys(DATED_TABLES) as DatedKind[]).map((kind) => [kind, this.listDatedValues(kind)]),
    ) as PublicSettings['dated'];
    return { version: this.version, current, dated };
  }

  /** Reloads all settings: there are few of them. */
  async reloadSettings(): Promise<void> {
    const entities = await this.settingRepository.listSettings();
    // An unknown kind was written by a newer version of the program.
    this.rows = entities
      .filter(({ kind }) => isSettingKind(kind))
      .map((row) => ({
        id: row.id,
        kind: row.kind,
        validFrom: row.validFrom,
        value: parseSettingValue(row),
      }));
    this.version = entities.at(-1)?.id ?? 0;
    this.appliedDay = getTodayInRome();
    for (const listener of this.reloadListeners) await listener();
    this.currentRules = this.createRulesOn(this.appliedDay);
  }

  private listDatedValues(kind: DatedKind) {
    return this.rows
      .filter((row) => row.kind === kind)
      .map(({ validFrom, value }) => ({ validFrom, ...(value as SettingValues[typeof kind]) }));
  }
}
