import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { OwnFiguresService } from './own-figures.service.js';
import { OwnFiguresDto } from './dto/own-figures.dto.js';

@ApiTags('Module')
@Controller('Module')
export class OwnFiguresController {
  constructor(private readonly ownFiguresService: OwnFiguresService) {}

  @Get('figures')
  @ApiOperation({ summary: 'Read what the numbers of the caller’s dossiers mean' })
  @ApiOkResponse({ type: OwnFiguresDto })
  @Policy('fitter')
  loadOwnFigures(@CurrentUser() caller: CurrentCaller): Promise<OwnFiguresDto> {
    return this.ownFiguresService.loadFigures(caller.id);
  }
}
