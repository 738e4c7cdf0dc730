import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { DossierClaimModule } from '../claims/dossier-claim.module.js';
import { CleanPresencesProcessor } from './clean-presences.processor.js';
import { DossierPresenceController } from './dossier-presence.controller.js';
import { DossierPresence } from './dossier-presence.entity.js';
import { DossierPresenceRepository } from './dossier-presence.repository.js';
import { DossierPresenceService } from './dossier-presence.service.js';

/** `Module/presence`: who has a dossier open. */
@Module({
  imports: [
    TypeOrmModule.forFeature([DossierPresence]),
    AccountsModule,
    DossierDataModule,
    DossierClaimModule,
  ],
  controllers: [DossierPresenceController],
  providers: [CleanPresencesProcessor, DossierPresenceRepository, DossierPresenceService],
  exports: [DossierPresenceService],
})
export class DossierPresenceModule {}
