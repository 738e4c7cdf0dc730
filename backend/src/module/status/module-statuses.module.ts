import { Module } from '@nestjs/common';
import { ModuleStatusesController } from './module-statuses.controller.js';

@Module({ controllers: [ModuleStatusesController] })
export class ModuleStatusesModule {}
