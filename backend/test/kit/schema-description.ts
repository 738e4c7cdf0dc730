import type { DataSource } from 'typeorm';

type Row = Record<string, string | null>;

/** Every table, index and trigger as the database itself writes them down, sorted; without what counts rows. */
export async function describeSchema(dataSource: DataSource): Promise<string[]> {
  return (
    dataSource.options.type === 'better-sqlite3'
      ? await describeSqliteSchema(dataSource)
      : await describeServerSchema(dataSource)
  ).sort();
}

/** A table recreated by a migration has a different column order and quotes different names. */
const describeSqliteSchema = async (dataSource: DataSource): Promise<string[]> => {
  const rows = (await dataSource.query(
    `SELECT type, name, tbl_name AS "table", sql FROM sqlite_master WHERE name NOT LIKE 'sqlite_%'`,
  )) as Row[];
  const columns = (await dataSource.query(
    `SELECT m.name AS "table", c.* FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'`,
  )) as Row[];
  return [
    ...rows.map(({ type, name, table, sql }) =>
      type === 'table' ? `table ${name}` : `${type} ${name} on ${table}: ${sql}`,
    ),
    ...columns.map(
      ({ table, name, type, notnull, dflt_value: standard, pk }) =>
        `column ${table}.${name} ${type} ${notnull} ${standard} ${pk}`,
    ),
  ];
};

const describeServerSchema = async (dataSource: DataSource): Promise<string[]> => {
  const tables = (await dataSource.query('SHOW TABLES')) as Row[];
  const found: string[] = [];
  for (const name of tables.flatMap((row) => Object.values(row))) {
    const [row] = (await dataSource.query(`SHOW CREATE TABLE \`${name}\``)) as Row[];
    found.push(
      ...(row?.['Create Table'] ?? '')
        .replace(/ AUTO_INCREMENT=\d+/, '')
        .split('\n')
        .map((line) => `${name}: ${line.trim().replace(/,$/, '')}`),
    );
  }
  const triggers = (await dataSource.query('SHOW TRIGGERS')) as Row[];
  return [
    ...found,
    ...triggers.map(
      ({ Trigger, Event, Timing, Table, Statement }) =>
        `trigger ${Trigger} ${Timing} ${Event} ${Table}: ${Statement}`,
    ),
  ];
};
