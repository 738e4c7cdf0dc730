import { Body, Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { idParam } from '../../platform/http/index.js';
import { Call } from '../../platform/openapi/index.js';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { WaitingDeviceDto, WaitingFilesRequestDto } from './dto/waiting-files.dto.js';
import { WaitingFilesService } from './waiting-files.service.js';

/** Files of a dossier that wait on the devices of its fitter. */
@ApiTags('Module')
@Controller('Module/waitingFiles')
export class WaitingFilesController {
  constructor(private readonly waitingFilesService: WaitingFilesService) {}

  @Get(':id')
  @Call('List the files that wait on devices', 'fitter', { answer: [WaitingDeviceDto] })
  listDevices(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
  ): Promise<WaitingDeviceDto[]> {
    return this.waitingFilesService.listDevices(caller, id);
  }

  @Put(':id')
  @Call('Say which files a device still has', 'fitter', {
    description: 'Replaces what the device said before. The dossier is not sent while files wait.',
    answer: [WaitingDeviceDto],
    problems: { 409: ['dossier-frozen'] },
  })
  announceFiles(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Body() body: WaitingFilesRequestDto,
  ): Promise<WaitingDeviceDto[]> {
    return this.waitingFilesService.announceFiles(caller, id, body);
  }

  @Delete(':id')
  @Call('Wait for no device any more', 'fitter', { status: 204 })
  async forgetFiles(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
  ): Promise<void> {
    await this.waitingFilesService.forgetFiles(caller, id);
  }
}
