import { ClsPluginTransactional } from '@nestjs-cls/transactional';
import { TransactionalAdapterTypeOrm } from '@nestjs-cls/transactional-adapter-typeorm';
import type { DynamicModule, Provider } from '@nestjs/common';
import { APP_GUARD, APP_INTERCEPTOR } from '@nestjs/core';
import { getDataSourceToken, TypeOrmModule } from '@nestjs/typeorm';
import { ClsModule } from 'nestjs-cls';

/** The context that carries the transaction; `UnitOfWork` opens it, so no request needs one. */
export function createClsModule(): DynamicModule {
  const clsModule = ClsModule.forRoot({
    global: true,
    plugins: [
      new ClsPluginTransactional({
        imports: [TypeOrmModule],
        adapter: new TransactionalAdapterTypeOrm({ dataSourceToken: getDataSourceToken() }),
        enableTransactionProxy: true,
      }),
    ],
  });
  for (const part of clsModule.imports ?? [])
    if ('module' in part && part.providers !== undefined)
      part.providers = part.providers.filter((provider) => !isGlobalEnhancer(provider));
  return clsModule;
}

/** The library registers these even unmounted: an interceptor that does nothing costs 5 % of a call. */
const isGlobalEnhancer = (provider: Provider): boolean =>
  'provide' in provider && (provider.provide === APP_GUARD || provider.provide === APP_INTERCEPTOR);
