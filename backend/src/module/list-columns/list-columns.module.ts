import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListColumnsController } from './list-columns.controller.js';
import { ListColumns } from './list-columns.entity.js';
import { ListColumnsRepository } from './list-columns.repository.js';
import { ListColumnsService } from './list-columns.service.js';

/** `Module/columns`: which columns of a back-office list an operator sees. */
@Module({
  imports: [TypeOrmModule.forFeature([ListColumns])],
  controllers: [ListColumnsController],
  providers: [ListColumnsRepository, ListColumnsService],
})
export class ListColumnsModule {}
