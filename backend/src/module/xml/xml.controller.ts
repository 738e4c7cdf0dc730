import { Controller, Get, HttpCode, Param, Post, Req, type StreamableFile } from '@nestjs/common';
import type { XmlPreview } from '@pratiche/domain';
import type { FastifyRequest } from 'fastify';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { Consumes, idParam } from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { RateLimit } from '../../platform/rate-limiting/index.js';
import { receiveXmlUpload, XML_CONTENT_TYPE } from './xml-upload.util.js';
import { XmlService } from './xml.service.js';

@Controller('Module/xml')
export class XmlController {
  constructor(private readonly xmlService: XmlService) {}

  @Post('preview')
  @HttpCode(200)
  @Policy('fitter')
  @RateLimit('heavy')
  @Consumes('multipart/form-data', XML_CONTENT_TYPE)
  async previewXmlImport(@Req() request: FastifyRequest): Promise<XmlPreview> {
    return this.xmlService.previewXmlImport(await receiveXmlUpload(request));
  }

  @Get(':id')
  @Policy('fitterOrBackOffice')
  @RateLimit('heavy')
  async exportDossierXml(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
  ): Promise<StreamableFile> {
    return this.xmlService.exportDossierXml(caller, id);
  }
}
