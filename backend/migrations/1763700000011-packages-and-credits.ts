import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  cents,
  flag,
  id,
  integer,
  longText,
  moment,
  nullable,
  reference,
  text,
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
  cents(name),
);

const rechargePackages = new Table({
  name: 'recharge_packages',
  columns: [
    id(),
    text('name', 120),
    text('color', 20, nullable),
    longText('description', nullable),
    cents('price'),
    cents('number_of_credits'),
    ...costs,
    flag('is_incrementable'),
    flag('on_sale'),
  ],
});

const activePackages = new Table({
  name: 'active_packages',
  columns: [
    id(),
    integer('account_id'),
    integer('recharge_package_id'),
    text('name', 120),
    cents('price'),
    ...costs,
    cents('initial_credits'),
    cents('residual_credits'),
    moment('created'),
  ],
  indices: [{ name: 'ix_active_packages_account', columnNames: ['account_id'] }],
  foreignKeys: [
    reference('fk_active_packages_account', 'account_id', 'accounts'),
    reference('fk_active_packages_recharge_package', 'recharge_package_id', 'recharge_packages'),
  ],
});

const creditMovements = new Table({
  name: 'credit_movements',
  columns: [
    id(),
    integer('account_id'),
    integer('active_package_id'),
    text('type', 12),
    cents('amount'),
    integer('dossier_id', nullable),
    integer('dossier_service_type', nullable),
    text('filing', 20, nullable),
    integer('refund_of', nullable),
    text('description', 255),
    integer('actor_id'),
    moment('created'),
  ],
  indices: [
    { name: 'ix_credit_movements_account', columnNames: ['account_id'] },
    { name: 'ix_credit_movements_active_package', columnNames: ['active_package_id'] },
    { name: 'ix_credit_movements_dossier', columnNames: ['dossier_id'] },
    { name: 'uq_credit_movements_refund_of', columnNames: ['refund_of'], isUnique: true },
  ],
  foreignKeys: [
    reference('fk_credit_movements_account', 'account_id', 'accounts'),
    reference('fk_credit_movements_active_package', 'active_package_id', 'active_packages'),
    reference('fk_credit_movements_refund_of', 'refund_of', 'credit_movements'),
  ],
});
