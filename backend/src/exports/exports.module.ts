import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { PaymentLogsModule } from '../payment-logs/payment-logs.module.js';
import { ExcelExportProcessor } from './excel-export.processor.js';
import { ExportsController } from './exports.controller.js';
import { ExportsService } from './exports.service.js';
import { WorkbookDownloadService } from './workbook-download.service.js';

@Module({
  imports: [AccountsModule, PaymentLogsModule],
  controllers: [ExportsController],
  providers: [ExportsService, WorkbookDownloadService, ExcelExportProcessor],
})
export class ExportsModule {}
