import { Processor, WorkerHost } from '@nestjs/bullmq';
import { getTodayInRome, type Brand } from '@pratiche/domain';
import { findSettingRow } from '@pratiche/domain/settings';
import { UnitOfWork } from '../platform/database/index.js';
import { WORKER_OPTIONS } from '../platform/jobs/index.js';
import { LogoRewritingService } from '../platform/pictures/index.js';
import { parseSettingValue } from './setting-value.util.js';
import type { SettingEntity } from './setting.entity.js';
import { SettingRepository } from './setting.repository.js';
import { SettingsAdminService } from './settings-admin.service.js';
import { SettingsService } from './settings.service.js';

/** Written by the migration of the release that began to write logos anew. */
export const BRAND_LOGO_JOB = 'brand-logo-rewriting';

/** Adds an entry with the rewritten logo to each brand that is or will be in force; safe to run twice. */
@Processor(BRAND_LOGO_JOB, WORKER_OPTIONS)
export class BrandLogoProcessor extends WorkerHost {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settingRepository: SettingRepository,
    private readonly settingsService: SettingsService,
    private readonly settingsAdminService: SettingsAdminService,
    private readonly logoRewritingService: LogoRewritingService,
  ) {
    super();
  }

  async process(): Promise<void> {
    const rows = await this.settingRepository.listSettingsByKind('brand');
    for (const row of listEffectiveRows(rows)) {
      const brand = parseSettingValue(row) as Brand;
      const logo = await this.logoRewritingService.rewriteStoredLogo(brand.logo);
      if (logo === brand.logo) continue;
      await this.unitOfWork.run(() =>
        this.settingsAdminService.applySettingChange({
          kind: 'brand',
          value: { ...brand, logo },
          validFrom: row.validFrom,
          note: logo === '' ? 'Il logo non era leggibile: tolto.' : 'Logo riscritto dal portale.',
          by: null,
        }),
      );
    }
    await this.settingsService.reloadSettings();
  }
}

/** The entry in force today, and those of later days. */
function listEffectiveRows(rows: readonly SettingEntity[]): SettingEntity[] {
  const today = getTodayInRome();
  const days = new Set([
    today,
    ...rows.map(({ validFrom }) => validFrom).filter((day) => day > today),
  ]);
  return [...days].flatMap((day) => findSettingRow(rows, 'brand', day) ?? []);
}
