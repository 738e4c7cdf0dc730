import type { LoggerService } from '@nestjs/common';

/** Nest says each route at each start: hundreds of lines that are the same every time. */
const ROUTE_CONTEXTS: ReadonlySet<unknown> = new Set(['RoutesResolver', 'RouterExplorer']);

/** The logger without the lines about routes; their warnings stay. */
export function withoutRouteLines(logger: LoggerService): LoggerService {
  const quiet = Object.create(logger) as LoggerService;
  quiet.log = (message: unknown, ...rest: unknown[]) => {
    if (!ROUTE_CONTEXTS.has(rest.at(-1))) logger.log(message, ...rest);
  };
  return quiet;
}
