import { Injectable } from '@nestjs/common';
import { AccountFilesService } from '../accounts/account-files/account-files.service.js';
import { DossierErasureService } from '../module/erasure/dossier-erasure.service.js';
import { OrderErasureService } from '../credits/package-orders/order-erasure.service.js';

/** Erases dossiers and receipts of transfers whose time is up, with the bytes of their files. */
@Injectable()
export class ExpiredRecordErasureService {
  constructor(
    private readonly dossierErasureService: DossierErasureService,
    private readonly orderErasureService: OrderErasureService,
    private readonly accountFilesService: AccountFilesService,
  ) {}

  /** In the caller's transaction. */
  async eraseDossiers(ids: readonly number[], now: Date): Promise<void> {
    const storageKeys: string[] = [];
    for (const id of ids)
      storageKeys.push(...(await this.dossierErasureService.eraseDossier(id, now)));
    await this.accountFilesService.scheduleBytesDeletion(storageKeys);
  }

  /** In the caller's transaction. */
  async eraseOrders(ids: readonly number[]): Promise<void> {
    await this.accountFilesService.scheduleBytesDeletion(
      await this.orderErasureService.eraseOrders(ids),
    );
  }
}
