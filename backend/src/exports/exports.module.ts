import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PaymentLogsModule } from '../payment-logs/payment-logs.module.js';
import { ExcelExportProcessor } from './excel-export.processor.js';
import { ExportsController } from './exports.controller.js';
import { ExportsService } from './exports.service.js';

@Module({
  imports: [AccountsModule, PaymentLogsModule],
  controllers: [ExportsController],
  providers: [ExportsService, ExcelExportProcessor],
})
export class ExportsModule {}
