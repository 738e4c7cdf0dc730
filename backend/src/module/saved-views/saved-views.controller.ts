import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { idParam } from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { VIEW_NOT_FOUND, SavedViewsService } from './saved-views.service.js';
import { SavedViewDto, SavedViewRequestDto } from './dto/saved-view.dto.js';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RateLimit } from '../../platform/rate-limiting/index.js';
import { ViewCountDto } from './dto/view-count.dto.js';
import { ApiProblems } from '../../platform/openapi/index.js';
import { SavedViewListQueryDto } from './dto/saved-view.dto.js';

@ApiTags('Module')
@Controller('Module/views')
export class SavedViewsController {
  constructor(private readonly savedViewsService: SavedViewsService) {}

  @Get()
  @ApiOperation({ summary: 'List the saved views of a list' })
  @ApiOkResponse({ type: SavedViewDto, isArray: true })
  @Policy('backOffice')
  listSavedViews(
    @CurrentUser() caller: CurrentCaller,
    @Query() { list }: SavedViewListQueryDto,
  ): Promise<SavedViewDto[]> {
    return this.savedViewsService.listSavedViews(caller, list);
  }

  @Get('counts')
  @ApiOperation({ summary: 'Count the dossiers behind each view' })
  @ApiOkResponse({ type: ViewCountDto, isArray: true })
  @Policy('backOffice')
  @RateLimit('list')
  countViews(
    @CurrentUser() caller: CurrentCaller,
    @Query() { list }: SavedViewListQueryDto,
  ): Promise<ViewCountDto[]> {
    return this.savedViewsService.countViews(caller, list);
  }

  @Post()
  @ApiOperation({ summary: 'Save a view' })
  @ApiOkResponse({ type: SavedViewDto })
  @ApiProblems({ 409: ['too-many-views', 'view-exists'] })
  @HttpCode(200)
  @Policy('backOffice')
  createSavedView(
    @CurrentUser() caller: CurrentCaller,
    @Body() body: SavedViewRequestDto,
  ): Promise<SavedViewDto> {
    return this.savedViewsService.createSavedView(caller, body);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change a saved view' })
  @ApiOkResponse({ type: SavedViewDto })
  @ApiProblems({ 409: ['view-exists'] })
  @Policy('backOffice')
  updateSavedView(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(VIEW_NOT_FOUND)) id: number,
    @Body() body: SavedViewRequestDto,
  ): Promise<SavedViewDto> {
    return this.savedViewsService.updateSavedView(caller, id, body);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a saved view' })
  @ApiNoContentResponse()
  @HttpCode(204)
  @Policy('backOffice')
  async deleteSavedView(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(VIEW_NOT_FOUND)) id: number,
  ): Promise<void> {
    await this.savedViewsService.deleteSavedView(caller, id);
  }
}
