import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  centsColumn,
  dateColumn,
  foreignKey,
  idColumn,
  integerColumn,
  longTextColumn,
  nullable,
  textColumn,
  timestampColumn,
} from './columns.js';

/** Orders of packages: transfers that companies say they made. */
export class PackageOrders1763700000173 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(
      new Table({
        name: 'package_orders',
        columns: [
          idColumn(),
          integerColumn('account_id'),
          integerColumn('ordered_by'),
          integerColumn('recharge_package_id'),
          integerColumn('open_package_id', nullable),
          textColumn('status', 12),
          textColumn('package_name', 120),
          ...[
            'credits',
            'price',
            'cost_ecobonus',
            'cost_bonus_casa',
            'cost_calcolo_energetico',
          ].map((name) => centsColumn(name)),
          centsColumn('amount_due'),
          centsColumn('amount'),
          textColumn('reason', 140),
          dateColumn('transfer_day'),
          ...RECEIPT_COLUMNS,
          textColumn('idempotency_key', 80, nullable),
          timestampColumn('created'),
          timestampColumn('decided', nullable),
          integerColumn('decided_by', nullable),
          longTextColumn('decision_reason', nullable),
          integerColumn('active_package_id', nullable),
        ],
        indices: [
          {
            name: 'uq_package_orders_open',
            columnNames: ['account_id', 'open_package_id'],
            isUnique: true,
          },
          {
            name: 'uq_package_orders_key',
            columnNames: ['ordered_by', 'idempotency_key'],
            isUnique: true,
          },
          { name: 'ix_package_orders_status', columnNames: ['status', 'id'] },
          { name: 'ix_package_orders_storage_key', columnNames: ['storage_key'] },
        ],
        foreignKeys: [
          foreignKey('fk_package_orders_account', 'account_id', 'accounts'),
          foreignKey('fk_package_orders_ordered_by', 'ordered_by', 'accounts'),
          foreignKey('fk_package_orders_package', 'recharge_package_id', 'recharge_packages'),
          foreignKey('fk_package_orders_active_package', 'active_package_id', 'active_packages'),
        ],
      }),
      true,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('package_orders');
  }
}

const RECEIPT_COLUMNS = [
  textColumn('file_name', 200, nullable),
  textColumn('content_type', 80, nullable),
  integerColumn('size', nullable),
  textColumn('sha256', 64, nullable),
  textColumn('storage_key', 120, nullable),
];
