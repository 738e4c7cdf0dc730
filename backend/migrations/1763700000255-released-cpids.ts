import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { nullable, textColumn } from './columns.js';

const TABLE = 'dossier_filings';
const COLUMN = 'held_cpid';
const FORMER_INDEX = new TableIndex({
  name: 'uq_dossier_filings_cpid',
  columnNames: ['cpid'],
  isUnique: true,
});
const HELD_INDEX = new TableIndex({
  name: 'uq_dossier_filings_held_cpid',
  columnNames: [COLUMN],
  isUnique: true,
});
const CPID_INDEX = new TableIndex({
  name: 'ix_dossier_filings_cpid',
  columnNames: ['cpid', COLUMN, 'dossier_id'],
});

/** Returned dossiers release their CPIDs, those returned before as well. */
export class ReleasedCpids1763700000255 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn(TABLE, COLUMN)))
      await runner.addColumn(TABLE, new TableColumn(textColumn(COLUMN, 40, nullable)));
    await runner.query(
      "UPDATE dossier_filings SET held_cpid = cpid WHERE dossier_id IN (SELECT id FROM dossiers WHERE status IN ('SENT', 'ACCEPTED', 'SENTTOENEA', 'SELLED'))",
    );
    const indices = (await runner.getTable(TABLE))?.indices.map(({ name }) => name) ?? [];
    for (const index of [HELD_INDEX, CPID_INDEX])
      if (!indices.includes(index.name)) await runner.createIndex(TABLE, index);
    if (indices.includes(FORMER_INDEX.name)) await runner.dropIndex(TABLE, FORMER_INDEX);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.createIndex(TABLE, FORMER_INDEX);
    await runner.dropIndex(TABLE, CPID_INDEX);
    await runner.dropIndex(TABLE, HELD_INDEX);
    await runner.dropColumn(TABLE, COLUMN);
  }
}
