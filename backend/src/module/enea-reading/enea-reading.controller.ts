import { Controller, Get, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { RECEIVED_FILE_PROBLEMS } from '../../platform/files/received-file-problems.constants.js';
import { requireFile } from '../../platform/files/require-file.util.js';
import { UploadIntakeService } from '../../platform/files/upload-intake.service.js';
import { idParam } from '../../platform/http/index.js';
import { ApiMultipart, Call } from '../../platform/openapi/index.js';
import { validateDto } from '../../platform/validation/index.js';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { EneaPrintFormDto, EneaReadingDto } from './dto/enea-reading.dto.js';
import { EneaReadingService } from './enea-reading.service.js';

const FILE_FIELD = 'file';

/** ENEA's PDFs beside the dossier. */
@ApiTags('Module')
@Controller('Module/eneaReadings')
export class EneaReadingController {
  constructor(
    private readonly eneaReadingService: EneaReadingService,
    private readonly uploadIntakeService: UploadIntakeService,
  ) {}

  @Get(':id')
  @Call('Compare the files of CPID and receipt with the dossier', 'backOffice', {
    description:
      'Those that the next step waits for, and the outcome of the last print of each declaration while the data are as they were.',
    answer: [EneaReadingDto],
  })
  async listReadings(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
  ): Promise<EneaReadingDto[]> {
    return this.eneaReadingService.listReadings(caller, id);
  }

  @Post(':id')
  @Call('Compare a print of ENEA with the dossier', 'backOffice', {
    description:
      'Of the draft or of the filed declaration. Only the outcome is kept, not the print.',
    rate: 'heavy',
    answer: EneaReadingDto,
    problems: [404, RECEIVED_FILE_PROBLEMS, { 422: ['file-too-heavy'], 423: ['file-unscanned'] }],
  })
  @ApiMultipart(EneaPrintFormDto)
  async comparePrint(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
    @Req() request: FastifyRequest,
  ): Promise<EneaReadingDto> {
    return this.uploadIntakeService.receiveFile(request, {
      field: FILE_FIELD,
      save: async (fields, file) => {
        const received = requireFile(file, FILE_FIELD);
        // Its bytes are deleted when the answer is known.
        received.isUnused = true;
        const { filing } = validateDto(EneaPrintFormDto, fields);
        const { storageKey, sha256 } = received;
        return this.eneaReadingService.comparePrint(caller, id, {
          storageKey,
          sha256,
          filing: filing ?? null,
        });
      },
    });
  }
}
