import type { DataSource } from 'typeorm';

/** Statements that would still be needed to make the migrated schema what the entities say: none, if they agree. */
export async function findSchemaDrift(dataSource: DataSource): Promise<string[]> {
  const log = await dataSource.driver.createSchemaBuilder().log();
  return log.upQueries.map((query) => query.query);
}
