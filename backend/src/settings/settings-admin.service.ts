import { Injectable } from '@nestjs/common';
import { getTodayInRome, type SettingKind, type SettingValues } from '@pratiche/domain';
import {
  describeSetting,
  findNextSettingDay,
  getSettingEntryValue,
  findSettingRow,
  LIST_EDITION,
  SETTING_KINDS,
} from '@pratiche/domain/settings';
import { AccountDirectoryService } from '../accounts/account-directory.service.js';
import { AuditLogService } from '../platform/audit/audit-log.service.js';
import { isDuplicateKeyError, UnitOfWork } from '../platform/database/index.js';
import { conflict } from '../platform/http/index.js';
import type { CurrentCaller } from '../platform/auth/index.js';
import type {
  SettingChangeDto,
  SettingHistoryDto,
  SettingSummaryDto,
} from './dto/setting-history.dto.js';
import { parseSettingValue } from './setting-value.util.js';
import { validateSettingValue } from './setting-value.validator.js';
import type { SettingEntity } from './setting.entity.js';
import { SettingRepository } from './setting.repository.js';
import { SettingValidatorRegistry } from './setting-validator.registry.js';
import { SettingsService } from './settings.service.js';

const createConflictProblem = () =>
  conflict(
    'L’impostazione è stata modificata nel frattempo: ricarica la pagina e ripeti la modifica.',
    'setting-changed',
  );

/** The history of settings, and adding to it. */
@Injectable()
export class SettingsAdminService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settingsService: SettingsService,
    private readonly settingValidatorRegistry: SettingValidatorRegistry,
    private readonly accountDirectoryService: AccountDirectoryService,
    private readonly auditLogService: AuditLogService,
    private readonly settingRepository: SettingRepository,
  ) {}

  async listCurrentSettings(): Promise<SettingSummaryDto[]> {
    const rows = await this.settingRepository.listSettings();
    const today = getTodayInRome();
    return (Object.keys(SETTING_KINDS) as SettingKind[]).map((kind) => {
      const own = rows.filter((row) => row.kind === kind);
      const entries = own.map(toHistoryEntry);
      return {
        kind,
        inForce: describeSetting(kind, getSettingEntryValue(entries, kind, today)),
        changes: own.length,
        lastChange: own.at(-1)?.created.toISOString() ?? null,
        validFrom: findSettingRow(own, kind, today)?.validFrom ?? null,
        nextFrom: findNextSettingDay(entries, kind, today),
      };
    });
  }

  async listSettingHistory(kind: SettingKind): Promise<SettingHistoryDto> {
    const rows = await this.settingRepository.listSettingsByKind(kind);
    const today = getTodayInRome();
    const names = await this.accountDirectoryService.findNamesById(
      rows.flatMap(({ authorId }) => authorId ?? []),
    );
    return {
      kind,
      current: getSettingEntryValue(rows.map(toHistoryEntry), kind, today),
      currentId: findSettingRow(rows, kind, today)?.id ?? null,
      seen: rows.at(-1)?.id ?? 0,
      entries: rows.toReversed().map((row) => ({
        id: row.id,
        validFrom: row.validFrom,
        value: parseSettingValue(row),
        author: row.authorId === null ? null : (names.get(row.authorId) ?? null),
        createdAt: row.created.toISOString(),
        note: row.note,
      })),
    };
  }

  /** @throws 409 when another user changed the kind after `seen` */
  async changeSetting(
    caller: CurrentCaller,
    kind: SettingKind,
    { validFrom, value, note, seen }: SettingChangeDto,
  ): Promise<SettingHistoryDto> {
    const valid = validateSettingValue(kind, value);
    const validator = this.settingValidatorRegistry.findValidator(kind);
    const given = (await validator?.prepareValue?.(valid as never)) ?? valid;
    try {
      await this.unitOfWork.run(async () => {
        const rows = await this.settingRepository.listSettingsByKind(kind);
        if ((rows.at(-1)?.id ?? 0) !== seen) throw createConflictProblem();
        await this.applySettingChange({ kind, value: given, validFrom, note, by: caller }, rows);
      });
    } catch (error) {
      throw isDuplicateKeyError(error) ? createConflictProblem() : error;
    }
    await this.settingsService.reloadSettings();
    return this.listSettingHistory(kind);
  }

  /**
   * Adds an entry in the caller's transaction; `SettingsService` reads it within two seconds, or at
   * `reloadSettings()`.
   * @param seen the entries the change is based on: entries read again could be newer than those
   * the caller saw
   */
  async applySettingChange(
    { kind, value, validFrom, note, by }: SettingChange,
    seen?: SettingEntity[],
  ): Promise<void> {
    const rows = seen ?? (await this.settingRepository.listSettingsByKind(kind));
    const before = getSettingEntryValue(rows.map(toHistoryEntry), kind, validFrom);
    const entry = (rows.at(-1)?.sequence ?? 0) + 1;
    const kept =
      (await this.settingValidatorRegistry.findValidator(kind)?.validateChange({
        value: value as never,
        before: before as never,
        validFrom,
        entry,
      })) ?? value;
    const id = await this.settingRepository.insertSetting({
      kind,
      validFrom,
      sequence: entry,
      value: JSON.stringify(kept),
      listEdition: LIST_EDITION,
      authorId: by?.id ?? null,
      created: new Date(),
      note,
    });
    await this.auditLogService.appendAuditEntry({
      by,
      action: 'settings-change',
      subject: { kind: 'setting', id: kind },
      details: { entry: id, validFrom },
    });
  }
}

export interface SettingChange {
  kind: SettingKind;
  value: SettingValues[SettingKind];
  validFrom: string;
  note: string | null;
  by: CurrentCaller | null;
}

const toHistoryEntry = (row: SettingEntity) => ({
  id: row.id,
  validFrom: row.validFrom,
  value: parseSettingValue(row),
});
