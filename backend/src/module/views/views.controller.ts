import type { SavedView } from '@pratiche/api';
import { viewInput, viewList, type ViewInput } from '@pratiche/api/schemas';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { idParam, parseWith, zodBody } from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/security/index.js';
import { VIEW_NOT_FOUND, ViewsService } from './views.service.js';

@Controller('Module/views')
export class ViewsController {
  constructor(private readonly views: ViewsService) {}

  @Get()
  @Policy('backOffice')
  list(@CurrentUser() caller: CurrentCaller, @Query('list') list?: string): Promise<SavedView[]> {
    return this.views.of(caller, parseWith(viewList, list));
  }

  @Post()
  @HttpCode(200)
  @Policy('backOffice')
  add(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(viewInput)) body: ViewInput,
  ): Promise<SavedView> {
    return this.views.add(caller, body);
  }

  @Put(':id')
  @Policy('backOffice')
  change(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(VIEW_NOT_FOUND)) id: number,
    @Body(zodBody(viewInput)) body: ViewInput,
  ): Promise<SavedView> {
    return this.views.change(caller, id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @Policy('backOffice')
  async remove(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(VIEW_NOT_FOUND)) id: number,
  ): Promise<void> {
    await this.views.remove(caller, id);
  }
}
