import { Controller, Get, HttpCode, Param, Post, Req, StreamableFile } from '@nestjs/common';
import type {
  MunicipalityDifference,
  MunicipalityImportEntry,
  MunicipalityReport,
} from '@pratiche/api';
import { municipalityImportInput } from '@pratiche/api/schemas';
import type { FastifyRequest } from 'fastify';
import { receiveCsv } from '../../platform/csv/index.js';
import { Consumes, idParam, parseWith } from '../../platform/http/index.js';
import { CurrentUser, Policy, Rate, type CurrentCaller } from '../../platform/security/index.js';
import { MAX_CSV_BYTES } from './import-file.js';
import type { ImportKind } from './municipality-import.entity.js';
import { MunicipalityImportService } from './municipality-import.service.js';

/**
 * The specification has both imports as GET. A GET must change nothing, and carries no file: it answers the table in use
 * as a file, which edited comes back with POST.
 */
@Controller('municipalities')
export class MunicipalityImportController {
  constructor(private readonly imports: MunicipalityImportService) {}

  @Get('inserimentoMassivoComuni')
  @Policy('superAdmin')
  async municipalities(): Promise<StreamableFile> {
    return csv(await this.imports.file('comuni'), 'comuni.csv');
  }

  @Get('inserimentoMassivoZoneClimatiche')
  @Policy('superAdmin')
  async zones(): Promise<StreamableFile> {
    return csv(await this.imports.file('zone'), 'zone-climatiche.csv');
  }

  /** Without `confirmation` a report of what would happen; with that of the report, it happens. */
  @Post('inserimentoMassivoComuni')
  @HttpCode(200)
  @Policy('superAdmin')
  @Rate('heavy')
  @Consumes('multipart/form-data')
  async importMunicipalities(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<MunicipalityReport> {
    return this.receive('comuni', caller, request);
  }

  @Post('inserimentoMassivoZoneClimatiche')
  @HttpCode(200)
  @Policy('superAdmin')
  @Rate('heavy')
  @Consumes('multipart/form-data')
  async importZones(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<MunicipalityReport> {
    return this.receive('zone', caller, request);
  }

  @Get('imports')
  @Policy('superAdmin')
  async history(): Promise<MunicipalityImportEntry[]> {
    return this.imports.history();
  }

  @Get('imports/:id')
  @Policy('superAdmin')
  async changes(
    @Param('id', idParam('L’importazione richiesta non esiste.')) id: number,
  ): Promise<MunicipalityDifference[]> {
    return this.imports.changesOf(id);
  }

  private async receive(
    kind: ImportKind,
    by: CurrentCaller,
    request: FastifyRequest,
  ): Promise<MunicipalityReport> {
    const { bytes, fileName, fields } = await receiveCsv(request, MAX_CSV_BYTES);
    const { confirmation, allowsRemovals } = parseWith(municipalityImportInput, fields);
    const file = { kind, bytes, fileName };
    return confirmation === undefined
      ? this.imports.report(file)
      : this.imports.apply(file, { confirmation, allowsRemovals, by });
  }
}

const csv = (bytes: Buffer, fileName: string): StreamableFile =>
  new StreamableFile(bytes, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${fileName}"`,
  });
