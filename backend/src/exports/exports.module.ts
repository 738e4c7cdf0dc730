import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { OperationsModule } from '../operations/operations.module.js';
import { WorkBoardModule } from '../module/board/work-board.module.js';
import { CreditsModule } from '../credits/credits.module.js';
import { ExcelExportProcessor } from './excel-export.processor.js';
import { AuditExportsController } from './audit-exports.controller.js';
import { ExportAnswerService } from './export-answer.service.js';
import { ExportPlanService } from './export-plan.service.js';
import { ExportsController } from './exports.controller.js';
import { MonthsExportsController } from './months-exports.controller.js';
import { ExportsService } from './exports.service.js';

@Module({
  imports: [AccountsModule, OperationsModule, CreditsModule, WorkBoardModule],
  controllers: [AuditExportsController, ExportsController, MonthsExportsController],
  providers: [ExportAnswerService, ExportPlanService, ExportsService, ExcelExportProcessor],
})
export class ExportsModule {}
