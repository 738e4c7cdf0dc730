import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { OwnFiguresService } from './own-figures.service.js';
import { OwnFiguresDto } from './dto/own-figures.dto.js';
import { Call } from '../../platform/openapi/index.js';

@ApiTags('Module')
@Controller('Module')
export class OwnFiguresController {
  constructor(private readonly ownFiguresService: OwnFiguresService) {}

  @Get('figures')
  @Call('Read what the numbers of the caller’s dossiers mean', 'fitter', { answer: OwnFiguresDto })
  loadOwnFigures(@CurrentUser() caller: CurrentCaller): Promise<OwnFiguresDto> {
    return this.ownFiguresService.loadFigures(caller.id);
  }
}
