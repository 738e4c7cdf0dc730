import { InjectTransaction } from '@nestjs-cls/transactional';
import type { SettingHistory, SettingSummary } from '@pratiche/api';
import { settingSchemas, type SettingInput } from '@pratiche/api/schemas';
import { Injectable } from '@nestjs/common';
import {
  nextSettingDay,
  settingEntryValueOn,
  settingRowOn,
  SETTING_KINDS,
  todayInRome,
  type SettingKind,
  type SettingValues,
} from '@pratiche/domain';
import { EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { insertedId, isDuplicate, UnitOfWork } from '../platform/database/index.js';
import { conflict, parseWith } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/security/index.js';
import { SettingEntity } from './setting.entity.js';
import { SettingGuardians } from './setting-change.js';
import { Settings } from './settings.js';

const changedMeanwhile = () =>
  conflict(
    'L’impostazione è stata modificata nel frattempo: ricaricare la pagina e ripetere la modifica.',
    'setting-changed',
  );

/** The history of settings, and adding to it. */
@Injectable()
export class SettingsAdminService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settings: Settings,
    private readonly guardians: SettingGuardians,
    private readonly accounts: AccountsService,
    private readonly audit: AuditLogService,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async list(): Promise<SettingSummary[]> {
    const rows = await this.manager.find(SettingEntity, { order: { id: 'ASC' } });
    const today = todayInRome();
    return (Object.keys(SETTING_KINDS) as SettingKind[]).map((kind) => {
      const own = rows.filter((row) => row.kind === kind);
      return {
        kind,
        changes: own.length,
        lastChange: own.at(-1)?.created.toISOString() ?? null,
        validFrom: settingRowOn(own, kind, today)?.validFrom ?? null,
        nextFrom: nextSettingDay(own.map(entryOf), kind, today),
      };
    });
  }

  async history(kind: SettingKind): Promise<SettingHistory> {
    const rows = await this.rowsOf(kind);
    const today = todayInRome();
    const names = await this.accounts.findEmailsById(
      rows.flatMap(({ authorId }) => authorId ?? []),
    );
    return {
      kind,
      current: settingEntryValueOn(rows.map(entryOf), kind, today),
      currentId: settingRowOn(rows, kind, today)?.id ?? null,
      seen: rows.at(-1)?.id ?? 0,
      entries: rows.toReversed().map((row) => ({
        id: row.id,
        validFrom: row.validFrom,
        value: parsed(row),
        author: row.authorId === null ? null : (names.get(row.authorId) ?? null),
        createdAt: row.created.toISOString(),
        note: row.note,
      })),
    };
  }

  /** @throws 409 when somebody else changed the kind after `seen` */
  async change(
    caller: CurrentCaller,
    kind: SettingKind,
    { validFrom, value, note, seen }: SettingInput,
  ): Promise<SettingHistory> {
    const given = parseWith<(typeof settingSchemas)[SettingKind]>(settingSchemas[kind], value);
    try {
      await this.unitOfWork.run(async () => {
        const rows = await this.rowsOf(kind);
        if ((rows.at(-1)?.id ?? 0) !== seen) throw changedMeanwhile();
        await this.changeIn({ kind, value: given, validFrom, note, by: caller }, rows);
      });
    } catch (error) {
      throw isDuplicate(error) ? changedMeanwhile() : error;
    }
    await this.settings.reload();
    return this.history(kind);
  }

  /**
   * Adds an entry in a transaction of the caller's; `Settings` hears of it within two seconds, or by `reload()`.
   * @param seen the entries the change rests on: read again, they could be newer than what the caller looked at
   */
  async changeIn(
    { kind, value, validFrom, note, by }: SettingChange,
    seen?: SettingEntity[],
  ): Promise<void> {
    const rows = seen ?? (await this.rowsOf(kind));
    const before = settingEntryValueOn(rows.map(entryOf), kind, validFrom);
    const entry = (rows.at(-1)?.sequence ?? 0) + 1;
    const kept =
      (await this.guardians.of(kind)?.onChange({
        value: value as never,
        before: before as never,
        validFrom,
        entry,
      })) ?? value;
    const row = {
      kind,
      validFrom,
      sequence: entry,
      value: JSON.stringify(kept),
      authorId: by?.id ?? null,
      created: new Date(),
      note,
    };
    const id = insertedId(
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(SettingEntity)
        .values(row)
        .updateEntity(false)
        .execute(),
    );
    await this.audit.appendAuditEntry({
      by,
      action: 'settings-change',
      subject: { kind: 'setting', id: kind },
      details: { entry: id, validFrom },
    });
  }

  private rowsOf(kind: SettingKind): Promise<SettingEntity[]> {
    return this.manager.find(SettingEntity, { where: { kind }, order: { id: 'ASC' } });
  }
}

export interface SettingChange {
  kind: SettingKind;
  value: SettingValues[SettingKind];
  validFrom: string;
  note: string | null;
  by: CurrentCaller | null;
}

const entryOf = (row: SettingEntity) => ({
  id: row.id,
  validFrom: row.validFrom,
  value: parsed(row),
});

const parsed = ({ value }: SettingEntity) => JSON.parse(value) as SettingValues[SettingKind];
