import { Injectable } from '@nestjs/common';
import { DataSource, type QueryRunner, type ReplicationMode } from 'typeorm';
import { withSpan } from './trace-span.util.js';
import { TracingService } from './tracing.service.js';

/**
 * Creates a span per statement of a request or job, named by its operation and table: no text, no
 * values.
 */
@Injectable()
export class QueryTracingService {
  constructor(dataSource: DataSource, tracing: TracingService) {
    if (tracing.isEnabled) traceQueries(dataSource);
  }
}

function traceQueries({ driver, options }: DataSource): void {
  const system = options.type === 'better-sqlite3' ? 'sqlite' : options.type;
  const create = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode: ReplicationMode): QueryRunner => {
    const runner = create(mode);
    const query = runner.query.bind(runner) as (
      sql: string,
      ...rest: unknown[]
    ) => Promise<unknown>;
    runner.query = ((sql: string, ...rest: unknown[]) => {
      const { operation, table } = describeStatement(sql);
      const attributes = {
        'db.system.name': system,
        'db.operation.name': operation,
        ...(table === null ? {} : { 'db.collection.name': table }),
      };
      return withSpan(
        table === null ? operation : `${operation} ${table}`,
        attributes,
        () => query(sql, ...rest),
        'client',
      );
    }) as QueryRunner['query'];
    return runner;
  };
}

/** First word of a statement and the first table it names. */
export function describeStatement(sql: string): { operation: string; table: string | null } {
  const operation = /^[\s(]*([a-z]+)/i.exec(sql)?.[1]?.toUpperCase() ?? 'QUERY';
  const table = /\b(?:from|into|update|join)\s+[`"]?([a-z_]+)[`"]?/i.exec(sql)?.[1] ?? null;
  return { operation, table };
}
