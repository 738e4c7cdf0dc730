import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';

@Injectable()
export class HealthRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** Fails when the database does not answer. */
  async checkAvailability(): Promise<void> {
    await this.manager.query('SELECT 1');
  }
}
