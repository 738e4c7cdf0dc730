import { Controller, Get, Header, Ip, Param, Query, type StreamableFile } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FILE_KINDS } from '@pratiche/domain';
import { ApiFileResponse, Call } from '../../platform/openapi/index.js';
import { LinkFilingDto, LinkReceiptQueryDto } from './dto/link-filing.dto.js';
import { LinkFilingService } from './link-filing.service.js';

/** The customer's side of a filed dossier: its CPIDs and receipts, with the link. */
@ApiTags('Module')
@Controller('Module')
export class LinkFilingController {
  constructor(private readonly linkFilingService: LinkFilingService) {}

  @Get('filingsByToken/:token')
  @Call('Read what ENEA answered to a dossier, with a link', 'beneficiaryLink', {
    answer: [LinkFilingDto],
  })
  @Header('cache-control', 'no-store')
  async listFilings(
    @Param('token') token: string,
    @Ip() address: string,
  ): Promise<LinkFilingDto[]> {
    return this.linkFilingService.listFilings(token, address);
  }

  @Get('receiptByToken/:token/:filing')
  @Call('Download the receipt of ENEA, with a link', 'beneficiaryLink')
  @ApiFileResponse(...FILE_KINDS.map(({ contentType }) => contentType))
  @Header('cache-control', 'no-store')
  @Header('x-content-type-options', 'nosniff')
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
