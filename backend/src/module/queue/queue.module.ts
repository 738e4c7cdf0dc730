import { Module } from '@nestjs/common';
import { DossierClaimModule } from '../claims/dossier-claim.module.js';
import { DossierListModule } from '../list/dossier-list.module.js';
import { QueuePositionRepository } from './queue-position.repository.js';
import { QueueController } from './queue.controller.js';
import { QueueService } from './queue.service.js';

/** `Module/queue`: from dossier to dossier through a list, each given to one operator. */
@Module({
  imports: [DossierClaimModule, DossierListModule],
  controllers: [QueueController],
  providers: [QueuePositionRepository, QueueService],
})
export class QueueModule {}
