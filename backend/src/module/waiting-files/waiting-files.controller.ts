import { Body, Controller, Delete, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { idParam } from '../../platform/http/index.js';
import { ApiProblems } from '../../platform/openapi/index.js';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { WaitingDeviceDto, WaitingFilesRequestDto } from './dto/waiting-files.dto.js';
import { WaitingFilesService } from './waiting-files.service.js';

/** Files of a dossier that wait on the devices of its fitter. */
@ApiTags('Module')
@Controller('Module/waitingFiles')
export class WaitingFilesController {
  constructor(private readonly waitingFilesService: WaitingFilesService) {}

  @Get(':id')
  @ApiOperation({ summary: 'List the files that wait on devices' })
  @ApiOkResponse({ type: WaitingDeviceDto, isArray: true })
  @Policy('fitter')
  listDevices(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
  ): Promise<WaitingDeviceDto[]> {
    return this.waitingFilesService.listDevices(caller, id);
  }

  @Put(':id')
  @ApiOperation({
    summary: 'Say which files a device still has',
    description: 'Replaces what the device said before. The dossier is not sent while files wait.',
  })
  @ApiOkResponse({ type: WaitingDeviceDto, isArray: true })
  @ApiProblems({ 409: ['dossier-frozen'] })
  @Policy('fitter')
  announceFiles(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Body() body: WaitingFilesRequestDto,
  ): Promise<WaitingDeviceDto[]> {
    return this.waitingFilesService.announceFiles(caller, id, body);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Wait for no device any more' })
  @ApiNoContentResponse()
  @HttpCode(204)
  @Policy('fitter')
  async forgetFiles(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
  ): Promise<void> {
    await this.waitingFilesService.forgetFiles(caller, id);
  }
}
