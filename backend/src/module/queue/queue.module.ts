import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { DossierChargeModule } from '../charge/dossier-charge.module.js';
import { DossierClaimModule } from '../claims/dossier-claim.module.js';
import { DossierListModule } from '../list/dossier-list.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { DossierSkipService } from './dossier-skip.service.js';
import { QueuePositionRepository } from './queue-position.repository.js';
import { QueueController } from './queue.controller.js';
import { QueueService } from './queue.service.js';

/** `Module/queue`: from dossier to dossier through a list, each given to one operator. */
@Module({
  imports: [
    AccountsModule,
    DossierChargeModule,
    DossierClaimModule,
    DossierDataModule,
    DossierListModule,
  ],
  controllers: [QueueController],
  providers: [DossierSkipService, QueuePositionRepository, QueueService],
})
export class QueueModule {}
