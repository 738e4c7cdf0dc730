import type { LoggerService } from '@nestjs/common';
import { expect, it, jest } from '@jest/globals';
import { withoutRouteLines } from './route-lines.util.js';

it('leaves out the lines about routes alone', () => {
  const logger = { log: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const quiet = withoutRouteLines(logger as unknown as LoggerService);
  quiet.log('Mapped {/api/Module, GET} route', 'RouterExplorer');
  quiet.log('ModuleController {/api/Module}:', 'RoutesResolver');
  quiet.log('Nest application successfully started', 'NestApplication');
  quiet.warn('Unsupported route path', 'RouterExplorer');
  expect(logger.log.mock.calls).toEqual([
    ['Nest application successfully started', 'NestApplication'],
  ]);
  expect(logger.warn).toHaveBeenCalledTimes(1);
});
