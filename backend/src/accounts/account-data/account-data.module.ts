import { Module } from '@nestjs/common';
import { AccountDataRegistry } from './account-data.registry.js';

/** Where features that keep data of accounts make themselves known. */
@Module({ providers: [AccountDataRegistry], exports: [AccountDataRegistry] })
export class AccountDataModule {}
