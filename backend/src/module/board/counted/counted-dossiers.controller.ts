import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CurrentUser, type CurrentCaller } from '../../../platform/auth/index.js';
import { setTotalCountHeaders } from '../../../platform/http/index.js';
import { Call, pageOf } from '../../../platform/openapi/index.js';
import { FIRST_PAGE, toPageQuery } from '../../../platform/validation/index.js';
import {
  CorrectionReasonsQueryDto,
  CountedDossiersQueryDto,
} from '../dto/counted-dossiers-query.dto.js';
import { CountedDossierDto } from '../dto/counted-dossier.dto.js';
import { CorrectionReasonDto, GroupedReasonsDto } from '../dto/work-performance.dto.js';
import { CountedDossiersService } from './counted-dossiers.service.js';

@ApiTags('Module')
@Controller('Module')
export class CountedDossiersController {
  constructor(private readonly countedDossiersService: CountedDossiersService) {}

  @Get('board/counted')
  @Call('List what a figure of the work board counts', 'backOffice', {
    description: 'Latest first; without page the first one.',
    rate: 'list',
    answer: pageOf(CountedDossierDto),
  })
  async listCounted(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: CountedDossiersQueryDto,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CountedDossierDto[]> {
    const { page, filters } = toPageQuery(query);
    const { rows, total } = await this.countedDossiersService.listCounted(
      caller,
      filters,
      page ?? FIRST_PAGE,
    );
    setTotalCountHeaders(reply, { total, isMore: false });
    return rows;
  }

  @Get('board/reasons')
  @Call('Read why dossiers of 90 days came back, of a service or an operator', 'backOffice', {
    description: 'The five reasons given most.',
    rate: 'list',
    answer: [CorrectionReasonDto],
  })
  listReasons(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: CorrectionReasonsQueryDto,
  ): Promise<CorrectionReasonDto[]> {
    return this.countedDossiersService.listReasons(caller, query);
  }

  @Get('board/reasons/grouped')
  @Call('Read why dossiers of 90 days came back, by ready text', 'backOffice', {
    description: 'A request with the words of several ready texts counts for each of them.',
    rate: 'list',
    answer: GroupedReasonsDto,
  })
  groupReasons(
    @CurrentUser() caller: CurrentCaller,
    @Query() query: CorrectionReasonsQueryDto,
  ): Promise<GroupedReasonsDto> {
    return this.countedDossiersService.groupReasons(caller, query);
  }
}
