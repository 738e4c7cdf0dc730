import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BeneficiaryLink } from './beneficiary-link.entity.js';
import { LinkStore } from './link-store.js';

@Module({
  imports: [TypeOrmModule.forFeature([BeneficiaryLink])],
  providers: [LinkStore],
  exports: [LinkStore],
})
export class LinkStoreModule {}
