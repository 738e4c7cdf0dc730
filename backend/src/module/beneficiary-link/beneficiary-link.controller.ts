import { Controller, Delete, Get, Header, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DOSSIER_NOT_FOUND } from '../dossier.repository.js';
import { badRequest, idParam } from '../../platform/http/index.js';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { BeneficiaryLinkService } from './beneficiary-link.service.js';
import { LatestLinkDto, NewClientLinkDto } from './dto/client-link.dto.js';
import { LinkMailDto } from './dto/link-mail.dto.js';
import { ApiTags } from '@nestjs/swagger';
import { Call } from '../../platform/openapi/index.js';

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
  @Call('Send a link to the customer by e-mail', 'fitter', {
    status: 204,
    problems: { 400: ['not-to-be-prefetched'], 409: ['dossier-frozen'], 429: ['too-many-links'] },
  })
  @Header('cache-control', 'no-store')
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
  @Call('Make a link for the customer', 'fitter', {
    answer: NewClientLinkDto,
    problems: { 409: ['dossier-frozen'], 429: ['too-many-links'] },
  })
  @Header('cache-control', 'no-store')
  async createLink(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<NewClientLinkDto> {
    return this.beneficiaryLinkService.createLink(caller, id);
  }

  @Get('beneficiaryLink/:id')
  @Call('Read the latest link of a dossier', 'fitter', { answer: LatestLinkDto })
  async findLatestLink(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<LatestLinkDto> {
    return { link: await this.beneficiaryLinkService.findLatestLink(caller, id) };
  }

  @Delete('beneficiaryLink/:id')
  @Call('End the link of a dossier', 'fitter', { status: 204 })
  async revokeLink(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', dossierIdPipe()) id: number,
  ): Promise<void> {
    await this.beneficiaryLinkService.revokeLink(caller, id);
  }
}
