import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { PaletteQueryDto, PaletteResultDto } from './dto/palette.dto.js';
import { PaletteService } from './palette.service.js';
import { Call } from '../../platform/openapi/index.js';

/** What the palette of the back office finds on the server. */
@ApiTags('Module')
@Controller('Module/palette')
export class PaletteController {
  constructor(private readonly paletteService: PaletteService) {}

  @Get()
  @Call('Find a few dossiers and accounts by what an operator types', 'backOffice', {
    answer: PaletteResultDto,
  })
  search(
    @CurrentUser() caller: CurrentCaller,
    @Query() { q }: PaletteQueryDto,
  ): Promise<PaletteResultDto> {
    return this.paletteService.search(caller, q);
  }
}
