import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { getTodayInRome } from '@pratiche/domain';
import { isDuplicateKeyError, UnitOfWork } from '../platform/database/index.js';
import { SettingsAdminService } from '../settings/settings-admin.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { RechargePackageRepository } from './recharge-package.repository.js';
import { STARTER_PACKAGES } from './starter-packages.constants.js';

/** Puts the starter packages on sale where there is none yet, in every set-up. */
@Injectable()
export class PackageSeedService implements OnModuleInit {
  private readonly logger = new Logger(PackageSeedService.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly settingsAdminService: SettingsAdminService,
    private readonly settingsService: SettingsService,
    private readonly rechargePackageRepository: RechargePackageRepository,
  ) {}

  async onModuleInit(): Promise<void> {
    try {
      const seeded = await this.unitOfWork.run(async () => {
        if (await this.rechargePackageRepository.hasPackages()) return false;
        await this.settingsAdminService.applySettingChange({
          kind: 'packages',
          value: [...STARTER_PACKAGES],
          validFrom: getTodayInRome(),
          note: 'Pacchetti iniziali proposti dal portale: da rivedere.',
          by: null,
        });
        return true;
      });
      if (!seeded) return;
      await this.settingsService.reloadSettings();
      this.logger.log('Starter packages put on sale');
    } catch (error) {
      // Another process started at the same moment and was quicker.
      if (!isDuplicateKeyError(error)) throw error;
    }
  }
}
