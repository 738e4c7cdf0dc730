import { Module } from '@nestjs/common';
import { WorksPlatformModule } from '../platform/works/index.js';
import { WorksController } from './works.controller.js';

@Module({ imports: [WorksPlatformModule], controllers: [WorksController] })
export class WorksModule {}
