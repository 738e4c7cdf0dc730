import { Controller, Get, Header, Ip, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { FILE_KINDS } from '@pratiche/domain';
import { Policy } from '../../platform/auth/index.js';
import { ApiFileResponse } from '../../platform/openapi/index.js';
import { LinkFilingDto, LinkReceiptQueryDto } from './dto/link-filing.dto.js';
import { LinkFilingService } from './link-filing.service.js';

/** The customer's side of a filed dossier: its CPIDs and receipts, with the link. */
@ApiTags('Module')
@Controller('Module')
export class LinkFilingController {
  constructor(private readonly linkFilingService: LinkFilingService) {}

  @Get('filingsByToken/:token')
  @ApiOperation({ summary: 'Read what ENEA answered to a dossier, with a link' })
  @ApiOkResponse({ type: [LinkFilingDto] })
  @Header('cache-control', 'no-store')
  @Policy('beneficiaryLink')
  async listFilings(
    @Param('token') token: string,
    @Ip() address: string,
  ): Promise<LinkFilingDto[]> {
    return this.linkFilingService.listFilings(token, address);
  }

  @Get('receiptByToken/:token/:filing')
  @ApiOperation({ summary: 'Download the receipt of ENEA, with a link' })
  @ApiFileResponse(...FILE_KINDS.map(({ contentType }) => contentType))
  @Header('cache-control', 'no-store')
  @Header('x-content-type-options', 'nosniff')
  @Policy('beneficiaryLink')
  async downloadReceipt(
    @Param('token') token: string,
    @Param('filing') filing: string,
    @Query() { correction }: LinkReceiptQueryDto,
    @Ip() address: string,
  ): Promise<StreamableFile> {
    return this.linkFilingService.openReceipt(
      token,
      { filing, correction: correction ?? null },
      address,
    );
  }
}
