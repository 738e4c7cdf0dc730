import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { AppConfig } from '../config/index.js';
import { createClsModule } from './cls-module.factory.js';
import { openDataSource } from './data-source.factory.js';
import { createDataSourceOptions } from './data-source-options.factory.js';
import { UnitOfWork } from './unit-of-work.js';

/** TypeORM's own migrations at the start are not used: `openDataSource` runs or checks them. */
async function openConfiguredDataSource(options?: DataSourceOptions): Promise<DataSource> {
  if (options === undefined) throw new Error('No database options');
  const { migrationsRun = true, ...others } = options;
  return openDataSource(others, migrationsRun ? 'run' : 'check');
}

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [AppConfig],
      useFactory: async (config: AppConfig) => ({
        ...(await createDataSourceOptions(config.database, [], config.databasePool)),
        migrationsRun: config.migratesAtStart,
        autoLoadEntities: true,
        toRetry: () => false,
      }),
      dataSourceFactory: openConfiguredDataSource,
    }),
    createClsModule(),
  ],
  providers: [UnitOfWork],
  exports: [UnitOfWork],
})
export class DatabaseModule {}
