import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { assertDatabaseFileInPlace, UnitOfWork } from '../database/index.js';

/** Tables of which a row says for all whether the database refuses changes. */
export const PROTECTED_TABLES = ['audit_entries', 'signature_events', 'dossiers'] as const;
type ProtectedTable = (typeof PROTECTED_TABLES)[number];

/** Which rows of a table the database protects, and a change of one that it must refuse. */
const REFUSED_CHANGES: Record<ProtectedTable, { rows: string; change: string }> = {
  audit_entries: { rows: '1 = 1', change: 'id = id' },
  signature_events: { rows: '1 = 1', change: 'id = id' },
  dossiers: { rows: 'erased IS NOT NULL', change: 'erased = NULL' },
};

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
  async isChangeable(table: ProtectedTable): Promise<boolean> {
    const { rows, change } = REFUSED_CHANGES[table];
    const [row] = await this.manager.query<{ id: number }[]>(
      `SELECT id FROM ${table} WHERE ${rows} ORDER BY id LIMIT 1`,
    );
    if (row === undefined) return false;
    const tried = { isChanged: false };
    try {
      await this.unitOfWork.run(async () => {
        await this.manager.query(`UPDATE ${table} SET ${change} WHERE id = ?`, [row.id]);
        tried.isChanged = true;
        throw new Error('Only tried');
      });
    } catch {
      // Refused by the trigger, or tried and rolled back.
    }
    return tried.isChanged;
  }
}
