import { Injectable, Logger } from '@nestjs/common';
import { MetricsService } from '../platform/metrics/metrics.service.js';
import { BROWSER_PARTS, type BrowserErrorDto } from './dto/browser-error.dto.js';
import { redactErrorMessage } from './error-message.util.js';
import { SourcePlaceService } from './source-place.service.js';
import { parseStackFrames } from './stack-frames.util.js';

/** Writes errors of browsers into the log, with the places in the sources. */
@Injectable()
export class BrowserErrorsService {
  private readonly logger = new Logger('Browser');

  constructor(
    private readonly sourcePlaceService: SourcePlaceService,
    private readonly metricsService: MetricsService,
  ) {}

  async logError(report: BrowserErrorDto): Promise<void> {
    const { kind, release, page, name, message, stack } = report;
    const { remote, remoteRelease, reference } = report;
    const frames = parseStackFrames(stack);
    const [first] = frames;
    const part =
      BROWSER_PARTS.find((known) => known === remote) ??
      (first && this.sourcePlaceService.findPart(first)) ??
      'unknown';
    this.metricsService.recordBrowserError(part);
    const places = await this.sourcePlaceService.resolvePlaces(frames);
    const text = redactErrorMessage(name, message);
    this.logger.warn({
      msg: 'browser error',
      kind,
      release,
      part,
      ...(remote === undefined ? {} : { remote }),
      ...(remoteRelease === undefined ? {} : { remoteRelease }),
      ...(reference === undefined ? {} : { reference }),
      page,
      error: name,
      ...(text === null ? {} : { text }),
      places,
    });
  }
}
