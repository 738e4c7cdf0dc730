import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentSetItemRow } from './document-set-item.entity.js';
import { DocumentSet } from './document-set.js';

@Module({
  imports: [TypeOrmModule.forFeature([DocumentSetItemRow])],
  providers: [DocumentSet],
  exports: [DocumentSet],
})
export class DocumentsModule {}
