import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  centsColumn,
  booleanColumn,
  idColumn,
  integerColumn,
  longTextColumn,
  timestampColumn,
  nullable,
  foreignKey,
  textColumn,
} from './columns.js';

/** Packages on sale, packages owned, and the append-only ledger of credits. */
export class PackagesAndCredits1763700000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(rechargePackages, true);
    await runner.createTable(activePackages, true);
    await runner.createTable(creditMovements, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('credit_movements');
    await runner.dropTable('active_packages');
    await runner.dropTable('recharge_packages');
  }
}

const costs = ['cost_ecobonus', 'cost_bonus_casa', 'cost_calcolo_energetico'].map((name) =>
  centsColumn(name),
);

const rechargePackages = new Table({
  name: 'recharge_packages',
  columns: [
    idColumn(),
    textColumn('name', 120),
    textColumn('color', 20, nullable),
    longTextColumn('description', nullable),
    centsColumn('price'),
    centsColumn('number_of_credits'),
    ...costs,
    booleanColumn('is_incrementable'),
    booleanColumn('on_sale'),
  ],
});

const activePackages = new Table({
  name: 'active_packages',
  columns: [
    idColumn(),
    integerColumn('account_id'),
    integerColumn('recharge_package_id'),
    textColumn('name', 120),
    centsColumn('price'),
    ...costs,
    centsColumn('initial_credits'),
    centsColumn('residual_credits'),
    timestampColumn('created'),
  ],
  indices: [{ name: 'ix_active_packages_account', columnNames: ['account_id'] }],
  foreignKeys: [
    foreignKey('fk_active_packages_account', 'account_id', 'accounts'),
    foreignKey('fk_active_packages_recharge_package', 'recharge_package_id', 'recharge_packages'),
  ],
});

const creditMovements = new Table({
  name: 'credit_movements',
  columns: [
    idColumn(),
    integerColumn('account_id'),
    integerColumn('active_package_id'),
    textColumn('type', 12),
    centsColumn('amount'),
    integerColumn('dossier_id', nullable),
    integerColumn('dossier_service_type', nullable),
    textColumn('filing', 20, nullable),
    integerColumn('refund_of', nullable),
    textColumn('description', 255),
    integerColumn('actor_id'),
    timestampColumn('created'),
  ],
  indices: [
    { name: 'ix_credit_movements_account', columnNames: ['account_id'] },
    { name: 'ix_credit_movements_active_package', columnNames: ['active_package_id'] },
    { name: 'ix_credit_movements_dossier', columnNames: ['dossier_id'] },
    { name: 'uq_credit_movements_refund_of', columnNames: ['refund_of'], isUnique: true },
  ],
  foreignKeys: [
    foreignKey('fk_credit_movements_account', 'account_id', 'accounts'),
    foreignKey('fk_credit_movements_active_package', 'active_package_id', 'active_packages'),
    foreignKey('fk_credit_movements_refund_of', 'refund_of', 'credit_movements'),
  ],
});
