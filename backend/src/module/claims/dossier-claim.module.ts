import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DossierClaim } from './dossier-claim.entity.js';
import { DossierClaimRepository } from './dossier-claim.repository.js';
import { DossierClaimService } from './dossier-claim.service.js';

/** Which dossiers the queue has given to one operator. */
@Module({
  imports: [TypeOrmModule.forFeature([DossierClaim])],
  providers: [DossierClaimRepository, DossierClaimService],
  exports: [DossierClaimRepository, DossierClaimService],
})
export class DossierClaimModule {}
