import { InjectTransaction } from '@nestjs-cls/transactional';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import {
  applySettings,
  DATED_KINDS,
  isSettingKind,
  settingOn,
  todayInRome,
  type CurrentKind,
  type PublicSettings,
  type SettingKind,
  type SettingRow,
  type SettingValues,
} from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { WorkLoop } from '../platform/jobs/index.js';
import { SettingEntity } from './setting.entity.js';

/** How long another process may still work with what held before a change. */
const LOOK_EVERY_MS = 2_000;

const CURRENT_KINDS: readonly CurrentKind[] = [
  'purchases',
  'vatRate',
  'provider',
  'supportContacts',
  'statusNames',
  'closureLabels',
  'interventionMatrix',
  'eneaOpenings',
];

/**
 * Dated values, read from memory and so without a query wherever they are needed. The process that changes one knows at
 * once; the others ask for the newest row every two seconds. What rules of the domain read through `inForce` is put
 * there at every change and at every midnight.
 */
@Injectable()
export class Settings implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Settings.name);
  private rows: readonly SettingRow[] = [];
  private version = 0;
  private appliedOn = '';
  private loop: WorkLoop | null = null;
  private readonly listeners: (() => Promise<void>)[] = [];

  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** Before any feature reads one at its own start. */
  async onModuleInit(): Promise<void> {
    await this.reload();
  }

  onApplicationBootstrap(): void {
    this.loop = new WorkLoop(
      async () => {
        const [newest] = (await this.manager.query('SELECT MAX(id) AS id FROM settings')) as {
          id: number | string | null;
        }[];
        if (Number(newest?.id ?? 0) !== this.version || todayInRome() !== this.appliedOn)
          await this.reload();
        return false;
      },
      LOOK_EVERY_MS,
      this.logger,
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop?.stop();
  }

  /** Called whenever settings were read anew, before any rule works with them. */
  onReload(listener: () => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** The value in force on a day, today by default. */
  current<Kind extends SettingKind>(
    kind: Kind,
    onDate: string = todayInRome(),
  ): SettingValues[Kind] {
    return settingOn(this.rows, kind, onDate);
  }

  /** What front ends are told. */
  public(): PublicSettings {
    const today = todayInRome();
    const current = Object.fromEntries(
      CURRENT_KINDS.map((kind) => [kind, settingOn(this.rows, kind, today)]),
    ) as PublicSettings['current'];
    const dated = Object.fromEntries(
      DATED_KINDS.map((kind) => [kind, this.tables(kind)]),
    ) as PublicSettings['dated'];
    return { version: this.version, current, dated };
  }

  /** Reads everything anew: settings are few. */
  async reload(): Promise<void> {
    const entities = await this.manager.find(SettingEntity, { order: { id: 'ASC' } });
    // A kind this version does not know was entered by a newer one.
    this.rows = entities
      .filter(({ kind }) => isSettingKind(kind))
      .map(({ id, kind, validFrom, value }) => ({
        id,
        kind,
        validFrom,
        value: JSON.parse(value) as SettingValues[SettingKind],
      }));
    this.version = entities.at(-1)?.id ?? 0;
    this.appliedOn = todayInRome();
    for (const listener of this.listeners) await listener();
    applySettings(this.public(), this.current('documentSet'));
  }

  private tables(kind: (typeof DATED_KINDS)[number]) {
    return this.rows
      .filter((row) => row.kind === kind)
      .map(({ validFrom, value }) => ({ validFrom, ...(value as SettingValues[typeof kind]) }));
  }
}
