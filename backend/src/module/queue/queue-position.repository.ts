import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import type { Cursor, ListOrder } from '../list/list-order.util.js';

/** The position of a dossier in the order of a list, whether or not the list still shows it. */
@Injectable()
export class QueuePositionRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  async findCursor(id: number, { columns }: ListOrder): Promise<Cursor | null> {
    const [row] = await this.manager.query<Record<string, Cursor[number]>[]>(
      `SELECT ${columns.join(', ')} FROM dossiers WHERE id = ?`,
      [id],
    );
    return row === undefined ? null : columns.map((column) => row[column] ?? null);
  }
}
