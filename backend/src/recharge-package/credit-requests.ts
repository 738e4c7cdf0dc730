import { InjectTransaction } from '@nestjs-cls/transactional';
import type { ActivePackage } from '@pratiche/api';
import { Injectable } from '@nestjs/common';
import { EntityManager } from 'typeorm';
import { isDuplicate, UnitOfWork } from '../platform/database/index.js';
import { badRequest } from '../platform/http/index.js';
import { ActivePackageRow } from './active-package.entity.js';
import { CreditRequest } from './credit-request.entity.js';
import { activePackageView } from './package-view.js';

const KEY = /^[\x21-\x7e]{1,80}$/;

/** Runs what changes credits once per request, however often the request arrives. */
@Injectable()
export class CreditRequests {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    @InjectTransaction() private readonly manager: EntityManager,
  ) {}

  /** @param key `Idempotency-Key` of the request; without one every request counts */
  async once(
    accountId: number,
    key: string | null,
    work: () => Promise<ActivePackage>,
  ): Promise<ActivePackage> {
    if (key === null) return this.unitOfWork.run(work);
    if (!KEY.test(key)) throw badRequest('La chiave della richiesta non è valida.', 'invalid-data');
    const request = { accountId, idempotencyKey: key };
    try {
      return await this.unitOfWork.run(async () => {
        const before = await this.manager.findOneBy(CreditRequest, request);
        if (before !== null) return this.asItIs(before);
        const owned = await work();
        await this.manager.insert(CreditRequest, {
          ...request,
          activePackageId: owned.id,
          created: new Date(),
        });
        return owned;
      });
    } catch (error) {
      // The same request twice at once: the other one was quicker, and this one took nothing.
      if (!isDuplicate(error)) throw error;
      return this.asItIs(await this.manager.findOneByOrFail(CreditRequest, request));
    }
  }

  private async asItIs({ activePackageId }: CreditRequest): Promise<ActivePackage> {
    return activePackageView(
      await this.manager.findOneByOrFail(ActivePackageRow, { id: activePackageId }),
    );
  }
}
