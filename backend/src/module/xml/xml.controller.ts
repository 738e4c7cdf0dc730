import { Controller, Get, Param, Post, Req, type StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { idParam } from '../../platform/http/index.js';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { receiveXmlUpload, XML_CONTENT_TYPE } from './xml-upload.util.js';
import { XmlService } from './xml.service.js';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { ApiFileResponse, Call } from '../../platform/openapi/index.js';
import { MULTIPART } from '../../platform/openapi/index.js';
import { XmlFileDto, XmlPreviewDto } from './dto/xml-preview.dto.js';

@ApiTags('Module')
@Controller('Module/xml')
export class XmlController {
  constructor(private readonly xmlService: XmlService) {}

  @Post('preview')
  @Call('Read a data file; nothing is stored', 'fitter', {
    rate: 'heavy',
    answer: XmlPreviewDto,
    problems: {
      400: ['file-empty', 'upload-unreadable', 'xml-unreadable'],
      413: ['file-too-large', 'xml-too-large'],
      415: ['xml-encoding'],
      422: ['file-too-heavy', 'xml-refused'],
      429: ['too-many-requests'],
      503: ['unavailable'],
    },
  })
  @ApiConsumes(MULTIPART, XML_CONTENT_TYPE)
  @ApiBody({ type: XmlFileDto })
  async previewXmlImport(
    @CurrentUser() caller: CurrentCaller,
    @Req() request: FastifyRequest,
  ): Promise<XmlPreviewDto> {
    return this.xmlService.previewXmlImport(caller, await receiveXmlUpload(request));
  }

  @Get(':id')
  @Call('Export a dossier as data file', 'fitterOrBackOffice', { rate: 'heavy' })
  @ApiFileResponse('application/xml')
  async exportDossierXml(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', idParam(DOSSIER_NOT_FOUND)) id: number,
  ): Promise<StreamableFile> {
    return this.xmlService.exportDossierXml(caller, id);
  }
}
