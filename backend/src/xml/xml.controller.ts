import { Controller, Get, HttpCode, Param, Post, Req, type StreamableFile } from '@nestjs/common';
import type { XmlPreview } from '@pratiche/domain';
import type { FastifyRequest } from 'fastify';
import { DOSSIER_NOT_FOUND } from '../module/dossier-store.js';
import { Consumes, idParam } from '../platform/http/index.js';
import { CurrentUser, Policy, Rate, type CurrentCaller } from '../platform/security/index.js';
import { receiveXml, XML_TYPE } from './receive-xml.js';
import { XmlService } from './xml.service.js';

@Controller('Module/xml')
export class XmlController {
  constructor(private readonly xml: XmlService) {}

  @Post('preview')
  @HttpCode(200)
  @Policy('fitter')
  @Rate('heavy')
  @Consumes('multipart/form-data', XML_TYPE)
  async preview(@Req() request: FastifyRequest): Promise<XmlPreview> {
    return this.xml.preview(await receiveXml(request));
  }

  @Get(':id')
  @Policy('fitterOrBackOffice')
  @Rate('heavy')
  async file(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
  ): Promise<StreamableFile> {
    return this.xml.file(caller, id);
  }
}
