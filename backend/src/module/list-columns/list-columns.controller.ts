import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { ListColumnsDto, ListColumnsQueryDto } from './dto/list-columns.dto.js';
import { ListColumnsService } from './list-columns.service.js';
import { Call } from '../../platform/openapi/index.js';

@ApiTags('Module')
@Controller('Module/columns')
export class ListColumnsController {
  constructor(private readonly listColumnsService: ListColumnsService) {}

  @Get()
  @Call('Get the columns of a list', 'backOffice', { answer: ListColumnsDto })
  findListColumns(
    @CurrentUser() caller: CurrentCaller,
    @Query() { list }: ListColumnsQueryDto,
  ): Promise<ListColumnsDto> {
    return this.listColumnsService.findListColumns(caller, list);
  }

  @Put()
  @Call('Choose the columns of a list', 'backOffice', { answer: ListColumnsDto })
  saveListColumns(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: ListColumnsDto,
  ): Promise<ListColumnsDto> {
    return this.listColumnsService.saveListColumns(caller, body);
  }
}
