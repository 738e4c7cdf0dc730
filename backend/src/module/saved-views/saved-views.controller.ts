import type { SavedView } from '@pratiche/api';
import { viewInput, viewList, type ViewInput } from '@pratiche/api/schemas';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { idParam, parseWith, zodBody } from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { VIEW_NOT_FOUND, SavedViewsService } from './saved-views.service.js';

@Controller('Module/views')
export class SavedViewsController {
  constructor(private readonly savedViewsService: SavedViewsService) {}

  @Get()
  @Policy('backOffice')
  listSavedViews(
    @CurrentUser() caller: CurrentCaller,
    @Query('list') list?: string,
  ): Promise<SavedView[]> {
    return this.savedViewsService.listSavedViews(caller, parseWith(viewList, list));
  }

  @Post()
  @HttpCode(200)
  @Policy('backOffice')
  createSavedView(
    @CurrentUser() caller: CurrentCaller,
    @Body(zodBody(viewInput)) body: ViewInput,
  ): Promise<SavedView> {
    return this.savedViewsService.createSavedView(caller, body);
  }

  @Put(':id')
  @Policy('backOffice')
  updateSavedView(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(VIEW_NOT_FOUND)) id: number,
    @Body(zodBody(viewInput)) body: ViewInput,
  ): Promise<SavedView> {
    return this.savedViewsService.updateSavedView(caller, id, body);
  }

  @Delete(':id')
  @HttpCode(204)
  @Policy('backOffice')
  async deleteSavedView(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(VIEW_NOT_FOUND)) id: number,
  ): Promise<void> {
    await this.savedViewsService.deleteSavedView(caller, id);
  }
}
