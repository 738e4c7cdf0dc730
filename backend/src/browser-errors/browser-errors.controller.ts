import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Policy } from '../platform/auth/index.js';
import { BodyLimit } from '../platform/http/body-limit.decorator.js';
import { RateLimit } from '../platform/rate-limiting/index.js';
import { BrowserErrorsService } from './browser-errors.service.js';
import { BrowserErrorDto } from './dto/browser-error.dto.js';

const MAX_BYTES = 8 * 1_024;

@ApiTags('BrowserErrors')
@Controller('BrowserErrors')
export class BrowserErrorsController {
  constructor(private readonly browserErrorsService: BrowserErrorsService) {}

  /** Public, since pages fail before a login too. */
  @Post()
  @ApiOperation({ summary: 'Report an error that a page has met' })
  @ApiNoContentResponse()
  @HttpCode(204)
  @Policy('public')
  @RateLimit('form')
  @BodyLimit(MAX_BYTES)
  async reportError(@Body() error: BrowserErrorDto): Promise<void> {
    await this.browserErrorsService.logError(error);
  }
}
