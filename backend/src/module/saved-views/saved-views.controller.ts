import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { idParam } from '../../platform/http/index.js';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { VIEW_NOT_FOUND, SavedViewsService } from './saved-views.service.js';
import { SavedViewDto, SavedViewRequestDto } from './dto/saved-view.dto.js';
import { ApiTags } from '@nestjs/swagger';
import { ViewCountDto } from './dto/view-count.dto.js';
import { Call } from '../../platform/openapi/index.js';
import { SavedViewListQueryDto } from './dto/saved-view.dto.js';

@ApiTags('Module')
@Controller('Module/views')
export class SavedViewsController {
  constructor(private readonly savedViewsService: SavedViewsService) {}

  @Get()
  @Call('List the saved views of a list', 'backOffice', { answer: [SavedViewDto] })
  listSavedViews(
    @CurrentUser() caller: CurrentCaller,
    @Query() { list }: SavedViewListQueryDto,
  ): Promise<SavedViewDto[]> {
    return this.savedViewsService.listSavedViews(caller, list);
  }

  @Get('counts')
  @Call('Count the dossiers behind each view', 'backOffice', {
    rate: 'list',
    answer: [ViewCountDto],
  })
  countViews(
    @CurrentUser() caller: CurrentCaller,
    @Query() { list }: SavedViewListQueryDto,
  ): Promise<ViewCountDto[]> {
    return this.savedViewsService.countViews(caller, list);
  }

  @Post()
  @Call('Save a view', 'backOffice', {
    answer: SavedViewDto,
    problems: { 409: ['too-many-views', 'view-exists'] },
  })
  createSavedView(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: SavedViewRequestDto,
  ): Promise<SavedViewDto> {
    return this.savedViewsService.createSavedView(caller, body);
  }

  @Put(':id')
  @Call('Change a saved view', 'backOffice', {
    answer: SavedViewDto,
    problems: { 409: ['view-exists'] },
  })
  updateSavedView(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(VIEW_NOT_FOUND)) id: number,
    @Body() body: SavedViewRequestDto,
  ): Promise<SavedViewDto> {
    return this.savedViewsService.updateSavedView(caller, id, body);
  }

  @Delete(':id')
  @Call('Delete a saved view', 'backOffice', { status: 204 })
  async deleteSavedView(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(VIEW_NOT_FOUND)) id: number,
  ): Promise<void> {
    await this.savedViewsService.deleteSavedView(caller, id);
  }
}
