import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const INDEX = 'ix_credit_movements_amount';

/** Movements of all accounts by their amount. */
export class MovementAmountIndex1763700000132 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(
      'credit_movements',
      new TableIndex({ name: INDEX, columnNames: ['amount'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('credit_movements', INDEX);
  }
}
