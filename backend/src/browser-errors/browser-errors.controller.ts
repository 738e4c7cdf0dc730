import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { BodyLimit } from '../platform/http/body-limit.decorator.js';
import { BrowserErrorsService } from './browser-errors.service.js';
import { BrowserErrorDto } from './dto/browser-error.dto.js';
import { Call } from '../platform/openapi/index.js';

const MAX_BYTES = 8 * 1_024;

@ApiTags('BrowserErrors')
@Controller('BrowserErrors')
export class BrowserErrorsController {
  constructor(private readonly browserErrorsService: BrowserErrorsService) {}

  /** Public, since pages fail before a login too. */
  @Post()
  @Call('Report an error that a page has met', 'public', { rate: 'form', status: 204 })
  @BodyLimit(MAX_BYTES)
  async reportError(@Body() error: BrowserErrorDto): Promise<void> {
    await this.browserErrorsService.logError(error);
  }
}
