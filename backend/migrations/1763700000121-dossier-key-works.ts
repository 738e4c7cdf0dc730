import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const NAME = 'ix_dossier_keys_works';

/** Finds the dossiers of a person by the days of their works, without reading all of that person's. */
export class DossierKeyWorks1763700000121 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(
      'dossier_keys',
      new TableIndex({
        name: NAME,
        columnNames: ['key_value', 'works_to', 'works_from', 'dossier_id'],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('dossier_keys', NAME);
  }
}
