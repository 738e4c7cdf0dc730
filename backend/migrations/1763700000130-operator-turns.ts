import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { integerColumn } from './columns.js';

/** A single row, locked by the transaction that decides about people of the back office; others wait. */
export class OperatorTurns1763700000130 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'operator_turns',
        columns: [{ ...integerColumn('id'), isPrimary: true }, integerColumn('taken')],
      }),
      true,
    );
    await runner.manager
      .createQueryBuilder()
      .insert()
      .into('operator_turns', ['id', 'taken'])
      .values({ id: 1, taken: 0 })
      .execute();
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('operator_turns');
  }
}
