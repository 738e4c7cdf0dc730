import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { ListColumnsDto, ListColumnsQueryDto } from './dto/list-columns.dto.js';
import { ListColumnsService } from './list-columns.service.js';

@ApiTags('Module')
@Controller('Module/columns')
export class ListColumnsController {
  constructor(private readonly listColumnsService: ListColumnsService) {}

  @Get()
  @ApiOperation({ summary: 'Get the columns of a list' })
  @ApiOkResponse({ type: ListColumnsDto })
  @Policy('backOffice')
  findListColumns(
    @CurrentUser() caller: CurrentCaller,
    @Query() { list }: ListColumnsQueryDto,
  ): Promise<ListColumnsDto> {
    return this.listColumnsService.findListColumns(caller, list);
  }

  @Put()
  @ApiOperation({ summary: 'Choose the columns of a list' })
  @ApiOkResponse({ type: ListColumnsDto })
  @Policy('backOffice')
  saveListColumns(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: ListColumnsDto,
  ): Promise<ListColumnsDto> {
    return this.listColumnsService.saveListColumns(caller, body);
  }
}
