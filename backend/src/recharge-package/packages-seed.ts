import { EntityManager } from 'typeorm';
import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { todayInRome } from '@pratiche/domain';
import { isDuplicate, UnitOfWork } from '../platform/database/index.js';
import { SettingsAdminService } from '../settings/settings-admin.service.js';
import { Settings } from '../settings/settings.js';
import { RechargePackageRow } from './recharge-package.entity.js';
import { STARTER_PACKAGES } from './starter-packages.js';

/** Puts the starter packages on sale where there is none yet, in every set-up. */
@Injectable()
export class PackagesSeed implements OnModuleInit {
  private readonly logger = new Logger(PackagesSeed.name);

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly admin: SettingsAdminService,
    private readonly settings: Settings,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  async onModuleInit(): Promise<void> {
    try {
      const seeded = await this.unitOfWork.run(async () => {
        if (await this.manager.existsBy(RechargePackageRow, {})) return false;
        await this.admin.changeIn({
          kind: 'packages',
          value: [...STARTER_PACKAGES],
          validFrom: todayInRome(),
          note: 'Pacchetti iniziali proposti dal portale: da rivedere.',
          by: null,
        });
        return true;
      });
      if (!seeded) return;
      await this.settings.reload();
      this.logger.log('Starter packages put on sale');
    } catch (error) {
      // Another process started at the same moment and was quicker.
      if (!isDuplicate(error)) throw error;
    }
  }
}
