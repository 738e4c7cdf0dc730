import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdempotencyKey } from './idempotency-key.entity.js';
import { IdempotencyKeyCleanupProcessor } from './idempotency-key-cleanup.processor.js';
import { IdempotencyKeyRepository } from './idempotency-key.repository.js';

@Module({
  imports: [TypeOrmModule.forFeature([IdempotencyKey])],
  providers: [IdempotencyKeyCleanupProcessor, IdempotencyKeyRepository],
  exports: [IdempotencyKeyRepository],
})
export class IdempotencyModule {}
