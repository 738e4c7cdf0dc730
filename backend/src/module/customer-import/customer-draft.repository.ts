import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';

@Injectable()
export class CustomerDraftRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** The id of the latest draft of each tax code. */
  async findDraftIdsByTaxCode(accountId: number): Promise<Map<string, number>> {
    const rows = (await this.manager.query(
      "SELECT id, JSON_EXTRACT(data, '$.beneficiarySsn') AS code FROM dossiers WHERE account_id = ? AND owner_list = 'DRAFT' ORDER BY id",
      [accountId],
    )) as { id: number; code: string | null }[];
    // MySQL returns JSON, SQLite the plain text.
    return new Map(
      rows.flatMap(({ id, code }) =>
        code === null || code === 'null' ? [] : [[code.replaceAll('"', ''), id] as const],
      ),
    );
  }
}
