import { Controller, Delete, Get, Header, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { badRequest, idParam } from '../../platform/http/index.js';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { BeneficiaryLinkService } from './beneficiary-link.service.js';
import { LatestLinkDto, NewClientLinkDto } from './dto/client-link.dto.js';
import { LinkMailDto } from './dto/link-mail.dto.js';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../platform/openapi/index.js';

const dossierIdPipe = () => idParam(DOSSIER_NOT_FOUND);

/** Links for the customer, as the owner of the dossier makes and ends them. */
@ApiTags('Module')
@Controller('Module')
export class BeneficiaryLinkController {
  constructor(private readonly beneficiaryLinkService: BeneficiaryLinkService) {}

  /**
   * A GET that changes data, because the specification names it so (wizard §7). It is safe because
   * only a bearer token opens it, prefetch and HEAD are refused, the response is not cacheable, and
   * a repeated request within seconds sends nothing twice.
   */
  @Get('sendToClient/:id')
  @ApiOperation({ summary: 'Send a link to the customer by e-mail' })
  @ApiNoContentResponse()
  @ApiProblems({ 400: ['not-to-be-prefetched'], 409: ['dossier-frozen'], 429: ['too-many-links'] })
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  @Policy('fitter')
  async sendLinkByMail(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
    @Query() { email }: LinkMailDto,
    @Req() { method, headers }: FastifyRequest,
  ): Promise<void> {
    const isLookingAhead =
      method !== 'GET' ||
      /prefetch|preview/i.test(
        `${String(headers['sec-purpose'] ?? '')} ${String(headers['purpose'] ?? '')}`,
      );
    if (isLookingAhead)
      throw badRequest(
        'Questa richiesta invia un’e-mail e non può essere anticipata dal browser.',
        'not-to-be-prefetched',
      );
    await this.beneficiaryLinkService.sendLinkByMail(caller, id, email);
  }

  @Post('beneficiaryLink/:id')
  @ApiOperation({ summary: 'Make a link for the customer' })
  @ApiOkResponse({ type: NewClientLinkDto })
  @ApiProblems({ 409: ['dossier-frozen'], 429: ['too-many-links'] })
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @Policy('fitter')
  async createLink(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<NewClientLinkDto> {
    return this.beneficiaryLinkService.createLink(caller, id);
  }

  @Get('beneficiaryLink/:id')
  @ApiOperation({ summary: 'Read the latest link of a dossier' })
  @ApiOkResponse({ type: LatestLinkDto })
  @Policy('fitter')
  async findLatestLink(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<LatestLinkDto> {
    return { link: await this.beneficiaryLinkService.findLatestLink(caller, id) };
  }

  @Delete('beneficiaryLink/:id')
  @ApiOperation({ summary: 'End the link of a dossier' })
  @ApiNoContentResponse()
  @HttpCode(204)
  @Policy('fitter')
  async revokeLink(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<void> {
    await this.beneficiaryLinkService.revokeLink(caller, id);
  }
}
