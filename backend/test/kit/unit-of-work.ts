import { TransactionHost } from '@nestjs-cls/transactional';
import { TransactionalAdapterTypeOrm } from '@nestjs-cls/transactional-adapter-typeorm';
import type { DataSource } from 'typeorm';
import { UnitOfWork } from '../../src/platform/database/index.js';

/** A unit of work on a data source that no Nest application has opened. */
export function newUnitOfWork(dataSource: DataSource): UnitOfWork {
  const adapter = new TransactionalAdapterTypeOrm({ dataSourceToken: 'unused' });
  return new UnitOfWork(
    new TransactionHost({
      ...adapter.optionsFactory(dataSource),
      connectionName: undefined,
      enableTransactionProxy: false,
      defaultTxOptions: {},
      extraProviderTokens: [],
    }),
  );
}
