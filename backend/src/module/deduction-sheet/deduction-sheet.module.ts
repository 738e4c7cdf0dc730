import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { DossierDataModule } from '../dossier-data.module.js';
import { DeductionSheetController } from './deduction-sheet.controller.js';
import { DeductionSheetService } from './deduction-sheet.service.js';

/** `Module/deduction-estimate`: the customer's deduction on one page. */
@Module({
  imports: [AccountsModule, DossierDataModule],
  controllers: [DeductionSheetController],
  providers: [DeductionSheetService],
})
export class DeductionSheetModule {}
