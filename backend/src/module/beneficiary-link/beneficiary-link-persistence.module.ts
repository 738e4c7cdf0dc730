import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BeneficiaryLink } from './beneficiary-link.entity.js';
import { BeneficiaryLinkRepository } from './beneficiary-link.repository.js';
import { LinkProlongingListener } from './link-prolonging.listener.js';

@Module({
  imports: [TypeOrmModule.forFeature([BeneficiaryLink])],
  providers: [BeneficiaryLinkRepository, LinkProlongingListener],
  exports: [BeneficiaryLinkRepository],
})
export class BeneficiaryLinkPersistenceModule {}
