import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { assertDatabaseFileInPlace, UnitOfWork } from '../database/index.js';

@Injectable()
export class HealthRepository {
  constructor(
    @InjectTransaction() private readonly manager: EntityManager,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Fails when the database does not answer, or its file is away. */
  async checkAvailability(): Promise<void> {
    assertDatabaseFileInPlace(this.manager.connection);
    await this.manager.query('SELECT 1');
  }

  /**
   * Whether the database lets a row of a table be changed, tried on one row and rolled back: the
   * list of triggers is hidden from a user without the right to make some.
   */
  async isChangeable(table: 'audit_entries' | 'signature_events'): Promise<boolean> {
    const [row] = await this.manager.query<{ id: number }[]>(
      `SELECT id FROM ${table} ORDER BY id LIMIT 1`,
    );
    if (row === undefined) return false;
    const tried = { isChanged: false };
    try {
      await this.unitOfWork.run(async () => {
        await this.manager.query(`UPDATE ${table} SET id = id WHERE id = ?`, [row.id]);
        tried.isChanged = true;
        throw new Error('Only tried');
      });
    } catch {
      // Refused by the trigger, or tried and rolled back.
    }
    return tried.isChanged;
  }
}
