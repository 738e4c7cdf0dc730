import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { WorkBoardModule } from '../module/board/work-board.module.js';
import { PaymentLogsModule } from '../payment-logs/payment-logs.module.js';
import { ExcelExportProcessor } from './excel-export.processor.js';
import { AuditExportsController } from './audit-exports.controller.js';
import { ExportAnswerService } from './export-answer.service.js';
import { ExportPlanService } from './export-plan.service.js';
import { ExportsController } from './exports.controller.js';
import { MonthsExportsController } from './months-exports.controller.js';
import { ExportsService } from './exports.service.js';
import { WorkbookDownloadService } from './workbook-download.service.js';
import { OperationsModule } from '../operations/operations.module.js';

@Module({
  imports: [AccountsModule, OperationsModule, PaymentLogsModule, WorkBoardModule],
  controllers: [AuditExportsController, ExportsController, MonthsExportsController],
  providers: [
    ExportAnswerService,
    ExportPlanService,
    ExportsService,
    WorkbookDownloadService,
    ExcelExportProcessor,
  ],
})
export class ExportsModule {}
