import { Injectable } from '@nestjs/common';
import { NEW_ORDER_STATUS } from '@pratiche/domain';
import { AccountSearchRepository } from '../accounts/account-search.repository.js';
import { HeldRegistrationsService } from '../accounts/registration/held-registrations/held-registrations.service.js';
import { WorkBoardService } from '../module/board/work-board.service.js';
import { PackageOrderRepository } from '../credits/package-orders/package-order.repository.js';
import type { OfficeWaitingDto } from './dto/office-waiting.dto.js';

/** Counts what waits for the back office, for its menu and its board. */
@Injectable()
export class OfficeWaitingService {
  constructor(
    private readonly accountSearchRepository: AccountSearchRepository,
    private readonly heldRegistrationsService: HeldRegistrationsService,
    private readonly packageOrderRepository: PackageOrderRepository,
    private readonly workBoardService: WorkBoardService,
  ) {}

  async countWaiting(): Promise<OfficeWaitingDto> {
    const [dossiers, contracts, registrations, transfers] = await Promise.all([
      this.workBoardService.countReceived(),
      this.accountSearchRepository.countAccounts({ group: 'companies', state: 'toVerify' }),
      this.heldRegistrationsService.countConfirmed(),
      this.packageOrderRepository.countOrders(NEW_ORDER_STATUS),
    ]);
    return { dossiers, contracts, registrations, transfers };
  }
}
