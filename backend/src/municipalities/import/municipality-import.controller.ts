import { Controller, Get, HttpCode, Param, Post, Req, StreamableFile } from '@nestjs/common';
import type {
  MunicipalityDifference,
  MunicipalityImportEntry,
  MunicipalityReport,
} from '@pratiche/api';
import { municipalityImportInput } from '@pratiche/api/schemas';
import type { FastifyRequest } from 'fastify';
import { readCsvUpload } from '../../platform/csv/index.js';
import { Consumes, idParam, parseWith } from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { RateLimit } from '../../platform/rate-limiting/index.js';
import { MAX_CSV_BYTES } from './municipality-import-parser.util.js';
import type { ImportKind } from '../municipality-import.entity.js';
import { MunicipalityImportService } from './municipality-import.service.js';

/**
 * The specification has both imports as GET. A GET must change nothing, and carries no file: it
 * answers the table in use
 * as a file, which edited comes back with POST.
 */
@Controller('municipalities')
export class MunicipalityImportController {
  constructor(private readonly municipalityImportService: MunicipalityImportService) {}

  @Get('inserimentoMassivoComuni')
  @Policy('superAdmin')
  async downloadMunicipalities(): Promise<StreamableFile> {
    return createCsvAttachment(
      await this.municipalityImportService.createCsvFile('comuni'),
      'comuni.csv',
    );
  }

  @Get('inserimentoMassivoZoneClimatiche')
  @Policy('superAdmin')
  async downloadZones(): Promise<StreamableFile> {
    return createCsvAttachment(
      await this.municipalityImportService.createCsvFile('zone'),
      'zone-climatiche.csv',
    );
  }

  /** Without `confirmation` a report of what would happen; with that of the report, it happens. */
  @Post('inserimentoMassivoComuni')
  @HttpCode(200)
  @Policy('superAdmin')
  @RateLimit('heavy')
  @Consumes('multipart/form-data')
  async importMunicipalities(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<MunicipalityReport> {
    return this.receiveImportFile('comuni', caller, request);
  }

  @Post('inserimentoMassivoZoneClimatiche')
  @HttpCode(200)
  @Policy('superAdmin')
  @RateLimit('heavy')
  @Consumes('multipart/form-data')
  async importZones(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<MunicipalityReport> {
    return this.receiveImportFile('zone', caller, request);
  }

  @Get('imports')
  @Policy('superAdmin')
  async listImports(): Promise<MunicipalityImportEntry[]> {
    return this.municipalityImportService.listImports();
  }

  @Get('imports/:id')
  @Policy('superAdmin')
  async listImportChanges(
    @Param('id', idParam('L’importazione richiesta non esiste.')) id: number,
  ): Promise<MunicipalityDifference[]> {
    return this.municipalityImportService.listImportChanges(id);
  }

  private async receiveImportFile(
    kind: ImportKind,
    by: CurrentCaller,
    request: FastifyRequest,
  ): Promise<MunicipalityReport> {
    const { bytes, fileName, fields } = await readCsvUpload(request, MAX_CSV_BYTES);
    const { confirmation, allowsRemovals } = parseWith(municipalityImportInput, fields);
    const file = { kind, bytes, fileName };
    return confirmation === undefined
      ? this.municipalityImportService.checkImport(file)
      : this.municipalityImportService.applyImport(file, { confirmation, allowsRemovals, by });
  }
}

const createCsvAttachment = (bytes: Buffer, fileName: string): StreamableFile =>
  new StreamableFile(bytes, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${fileName}"`,
  });
