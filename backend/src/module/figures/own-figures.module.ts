import { Module } from '@nestjs/common';
import { DossierDataModule } from '../dossier-data.module.js';
import { OwnFiguresController } from './own-figures.controller.js';
import { OwnFiguresRepository } from './own-figures.repository.js';
import { OwnFiguresService } from './own-figures.service.js';

/** `Module/figures`: what the numbers on a fitter's dashboard mean. */
@Module({
  imports: [DossierDataModule],
  controllers: [OwnFiguresController],
  providers: [OwnFiguresRepository, OwnFiguresService],
})
export class OwnFiguresModule {}
