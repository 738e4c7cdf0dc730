import { ClsPluginTransactional } from '@nestjs-cls/transactional';
import { TransactionalAdapterTypeOrm } from '@nestjs-cls/transactional-adapter-typeorm';
import { Global, Module } from '@nestjs/common';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { ClsModule } from 'nestjs-cls';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { AppConfig } from '../config/index.js';
import { openDataSource } from './data-source.factory.js';
import { createDataSourceOptions } from './data-source-options.factory.js';
import { UnitOfWork } from './unit-of-work.js';

async function openConfiguredDataSource(options?: DataSourceOptions): Promise<DataSource> {
  if (options === undefined) throw new Error('No database options');
  return openDataSource(options);
}

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [AppConfig],
      useFactory: async (config: AppConfig) => ({
        ...(await createDataSourceOptions(config.database, [])),
        autoLoadEntities: true,
        toRetry: () => false,
      }),
      dataSourceFactory: openConfiguredDataSource,
    }),
    ClsModule.forRoot({
      global: true,
      plugins: [
        new ClsPluginTransactional({
          imports: [TypeOrmModule],
          adapter: new TransactionalAdapterTypeOrm({ dataSourceToken: getDataSourceToken() }),
          enableTransactionProxy: true,
        }),
      ],
    }),
  ],
  providers: [UnitOfWork],
  exports: [UnitOfWork],
})
export class DatabaseModule {}
