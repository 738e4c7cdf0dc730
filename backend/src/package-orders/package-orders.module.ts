import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../accounts/accounts.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { CreditsModule } from '../recharge-package/credits.module.js';
import { InfectedReceiptListener } from './infected-receipt.listener.js';
import { OfficeOrdersController } from './office-orders.controller.js';
import { OrderAccountDataContributor } from './order-account-data.contributor.js';
import { OrderDecisionService } from './order-decision.service.js';
import { OrderErasureService } from './order-erasure.service.js';
import { OrderNotificationService } from './order-notification.service.js';
import { OrderReceiptService } from './order-receipt.service.js';
import { OrderSearchService } from './order-search.service.js';
import { OrderedPackageService } from './ordered-package.service.js';
import { PackageOrder } from './package-order.entity.js';
import { PackageOrderLogService } from './package-order-log.service.js';
import { PackageOrderRepository } from './package-order.repository.js';
import { PackageOrderService } from './package-order.service.js';
import { PackageOrdersController } from './package-orders.controller.js';

/** Orders of packages: transfers that companies announce and the back office confirms. */
@Module({
  imports: [
    TypeOrmModule.forFeature([PackageOrder]),
    AccountsModule,
    CreditsModule,
    NotificationsModule,
  ],
  controllers: [OfficeOrdersController, PackageOrdersController],
  providers: [
    InfectedReceiptListener,
    OrderAccountDataContributor,
    OrderDecisionService,
    OrderErasureService,
    OrderNotificationService,
    OrderReceiptService,
    OrderSearchService,
    OrderedPackageService,
    PackageOrderLogService,
    PackageOrderRepository,
    PackageOrderService,
  ],
  exports: [OrderErasureService, PackageOrderRepository],
})
export class PackageOrdersModule {}
