import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { Between, EntityManager } from 'typeorm';
import { isDuplicateKeyError } from '../../platform/database/index.js';
import { conflict } from '../../platform/http/index.js';
import { CreditedBankLine } from './credited-bank-line.entity.js';

export type NewCreditedBankLine = Omit<CreditedBankLine, 'id' | 'created'>;

@Injectable()
export class CreditedBankLineRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  /** Lines whose day lies within two, both included. */
  async listBetween(from: string, to: string): Promise<CreditedBankLine[]> {
    return this.manager.findBy(CreditedBankLine, { day: Between(from, to) });
  }

  /** @throws 409 when the line, or another one for its order, was credited before */
  async insertLine(line: NewCreditedBankLine): Promise<void> {
    try {
      await this.manager
        .createQueryBuilder()
        .insert()
        .into(CreditedBankLine)
        .values({ ...line, created: new Date() })
        .updateEntity(false)
        .execute();
    } catch (error) {
      throw isDuplicateKeyError(error)
        ? conflict(
            'Questa riga dell’estratto conto è già stata accreditata: non è stato accreditato nulla.',
            'order-ended',
          )
        : error;
    }
  }
}
