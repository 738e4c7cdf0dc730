import { InjectTransaction } from '@nestjs-cls/transactional';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { CreditRequest } from './credit-request.entity.js';

type RequestKey = Pick<CreditRequest, 'accountId' | 'idempotencyKey'>;

@Injectable()
export class CreditRequestRepository {
  constructor(@InjectTransaction() private readonly manager: EntityManager) {}

  findRequest(key: RequestKey): Promise<CreditRequest | null> {
    return this.manager.findOneBy(CreditRequest, key);
  }

  async insertRequest(key: RequestKey, activePackageId: number): Promise<void> {
    await this.manager.insert(CreditRequest, { ...key, activePackageId, created: new Date() });
  }
}
