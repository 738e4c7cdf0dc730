import type { DataSource } from 'typeorm';
import { StartupError } from '../config/index.js';

export interface SchemaState {
  /** Last migration of the program. */
  programLast: string;
  /** Last migration that ran; `null` in an empty database. */
  schemaLast: string | null;
  /** Migrations of the program that have not run. */
  pending: string[];
  /** Migrations that ran and that the program does not know: those of a later release. */
  unknown: string[];
}

/** Compares the migrations that ran with those of the program, without making a table. */
export async function readSchemaState(dataSource: DataSource): Promise<SchemaState> {
  const program = dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
  const runner = dataSource.createQueryRunner();
  try {
    const rows = (await runner.hasTable('migrations'))
      ? ((await runner.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[])
      : [];
    const schema = rows.map(({ name }) => name);
    return {
      programLast: program.at(-1) ?? '',
      schemaLast: schema.at(-1) ?? null,
      pending: program.filter((name) => !schema.includes(name)),
      unknown: schema.filter((name) => !program.includes(name)),
    };
  } finally {
    await runner.release();
  }
}

/**
 * Refuses a schema of a later release: this program would write rows that the later one cannot
 * read.
 * @throws StartupError
 */
export async function assertSchemaKnown(dataSource: DataSource): Promise<void> {
  const { programLast, unknown } = await readSchemaState(dataSource);
  if (unknown.length === 0) return;
  await dataSource.destroy();
  throw new StartupError(describeUnknownMigrations(programLast, unknown));
}

export const describeUnknownMigrations = (
  programLast: string,
  unknown: readonly string[],
): string[] => [
  `The database was changed by a later release of the program (${unknown.join(', ')}); this one knows it up to ${programLast}`,
  'Start that release again. To stay with this one, restore the backup made before the upgrade (docs/operations/backup.md)',
];
