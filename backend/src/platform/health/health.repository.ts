import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { assertDatabaseFileInPlace } from '../database/index.js';

@Injectable()
export class HealthRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** Fails when the database does not answer, or its file is away. */
  async checkAvailability(): Promise<void> {
    assertDatabaseFileInPlace(this.manager.connection);
    await this.manager.query('SELECT 1');
  }
}
