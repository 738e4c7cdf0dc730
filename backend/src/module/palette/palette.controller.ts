import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { PaletteQueryDto, PaletteResultDto } from './dto/palette.dto.js';
import { PaletteService } from './palette.service.js';

/** What the palette of the back office finds on the server. */
@ApiTags('Module')
@Controller('Module/palette')
export class PaletteController {
  constructor(private readonly paletteService: PaletteService) {}

  @Get()
  @ApiOperation({ summary: 'Find a few dossiers and accounts by what an operator types' })
  @ApiOkResponse({ type: PaletteResultDto })
  @Policy('backOffice')
  search(
    @CurrentUser() caller: CurrentCaller,
    @Query() { q }: PaletteQueryDto,
  ): Promise<PaletteResultDto> {
    return this.paletteService.search(caller, q);
  }
}
