import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts.module.js';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountChangeCheckService } from './account-change-check.service.js';
import { OperatorLock } from './operator-lock.entity.js';
import { OperatorLockRepository } from './operator-lock.repository.js';
import { OperatorsController } from './operators.controller.js';
import { OperatorsService } from './operators.service.js';
import { AccountDeletionService } from './account-deletion.service.js';
import { AccountDocumentsController } from './account-documents.controller.js';
import { AccountDocumentsService } from './account-documents.service.js';
import { SuspensionService } from './suspension.service.js';
import { TestMailService } from './test-mail.service.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

/** Accounts as the back office keeps them. */
@Module({
  imports: [AccountsModule, TypeOrmModule.forFeature([OperatorLock])],
  controllers: [AccountDocumentsController, OperatorsController, UsersController],
  providers: [
    AccountChangeCheckService,
    AccountDeletionService,
    AccountDocumentsService,
    OperatorLockRepository,
    OperatorsService,
    SuspensionService,
    TestMailService,
    UsersService,
  ],
  exports: [UsersService],
})
export class UsersModule {}
