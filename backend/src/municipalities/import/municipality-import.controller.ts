import { Controller, Get, Param, Post, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { readCsvUpload } from '../../platform/csv/index.js';
import { idParam } from '../../platform/http/index.js';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { MAX_CSV_BYTES } from './municipality-import-parser.util.js';
import type { ImportKind } from '../municipality-import.entity.js';
import { MunicipalityImportHistoryService } from './municipality-import-history.service.js';
import { MunicipalityImportService } from './municipality-import.service.js';
import { ApiTags } from '@nestjs/swagger';
import { ApiFileResponse, ApiMultipart, Call } from '../../platform/openapi/index.js';
import { CSV_PROBLEMS } from '../../platform/csv/csv-problems.constants.js';
import { validateDto } from '../../platform/validation/index.js';
import {
  MunicipalityImportFormDto,
  MunicipalityImportRequestDto,
} from './dto/municipality-import-request.dto.js';
import {
  MunicipalityDifferenceDto,
  MunicipalityImportEntryDto,
  MunicipalityReportDto,
} from './dto/municipality-report.dto.js';

/**
 * The specification has both imports as GET. A GET must change nothing, and carries no file: it
 * answers the table in use
 * as a file, which edited comes back with POST.
 */
@ApiTags('Municipalities')
@Controller('municipalities')
export class MunicipalityImportController {
  constructor(
    private readonly municipalityImportService: MunicipalityImportService,
    private readonly municipalityImportHistoryService: MunicipalityImportHistoryService,
  ) {}

  @Get('inserimentoMassivoComuni')
  @Call('Download the municipalities', 'superAdmin')
  @ApiFileResponse('text/csv')
  async downloadMunicipalities(): Promise<StreamableFile> {
    return createCsvAttachment(
      await this.municipalityImportService.createCsvFile('comuni'),
      'comuni.csv',
    );
  }

  @Get('inserimentoMassivoZoneClimatiche')
  @Call('Download the climate zones', 'superAdmin')
  @ApiFileResponse('text/csv')
  async downloadZones(): Promise<StreamableFile> {
    return createCsvAttachment(
      await this.municipalityImportService.createCsvFile('zone'),
      'zone-climatiche.csv',
    );
  }

  /** Without `confirmation` a report of what would happen; with that of the report, it happens. */
  @Post('inserimentoMassivoComuni')
  @Call('Import municipalities, or say what importing would do', 'superAdmin', {
    rate: 'heavy',
    answer: MunicipalityReportDto,
    problems: [
      CSV_PROBLEMS,
      {
        409: ['municipalities-changed'],
        422: ['csv-problems', 'nothing-to-import', 'removals-not-allowed'],
      },
    ],
  })
  @ApiMultipart(MunicipalityImportFormDto)
  async importMunicipalities(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<MunicipalityReportDto> {
    return this.receiveImportFile('comuni', caller, request);
  }

  @Post('inserimentoMassivoZoneClimatiche')
  @Call('Import climate zones, or say what importing would do', 'superAdmin', {
    rate: 'heavy',
    answer: MunicipalityReportDto,
    problems: [
      CSV_PROBLEMS,
      {
        409: ['municipalities-changed'],
        422: ['csv-problems', 'nothing-to-import', 'removals-not-allowed'],
      },
    ],
  })
  @ApiMultipart(MunicipalityImportFormDto)
  async importZones(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<MunicipalityReportDto> {
    return this.receiveImportFile('zone', caller, request);
  }

  @Get('imports')
  @Call('List the imports of municipalities', 'superAdmin', {
    answer: [MunicipalityImportEntryDto],
  })
  async listImports(): Promise<MunicipalityImportEntryDto[]> {
    return this.municipalityImportHistoryService.listImports();
  }

  @Get('imports/:id')
  @Call('List the changes of an import', 'superAdmin', { answer: [MunicipalityDifferenceDto] })
  async listImportChanges(
    @Param('id', idParam('L’importazione richiesta non esiste.')) id: number,
  ): Promise<MunicipalityDifferenceDto[]> {
    return this.municipalityImportHistoryService.listImportChanges(id);
  }

  private async receiveImportFile(
    kind: ImportKind,
    by: CurrentCaller,
    request: FastifyRequest,
  ): Promise<MunicipalityReportDto> {
    const { bytes, fileName, fields } = await readCsvUpload(request, MAX_CSV_BYTES);
    const { confirmation, allowsRemovals } = validateDto(MunicipalityImportRequestDto, fields);
    const file = { kind, bytes, fileName, by };
    return confirmation === undefined
      ? this.municipalityImportService.checkImport(file)
      : this.municipalityImportService.applyImport(file, {
          confirmation,
          allowsRemovals: allowsRemovals === 'true',
        });
  }
}

const createCsvAttachment = (bytes: Buffer, fileName: string): StreamableFile =>
  new StreamableFile(bytes, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${fileName}"`,
  });
