import { Module } from '@nestjs/common';
import { BrowserErrorsController } from './browser-errors.controller.js';
import { BrowserErrorsService } from './browser-errors.service.js';
import { SourcePlaceService } from './source-place.service.js';

@Module({
  controllers: [BrowserErrorsController],
  providers: [BrowserErrorsService, SourcePlaceService],
})
export class BrowserErrorsModule {}
