import type { BeneficiaryDossier, SsnData } from '@pratiche/api';
import { beneficiaryInput, type BeneficiaryInputBody } from '@pratiche/api/schemas';
import {
  Body,
  Controller,
  Get,
  Header,
  HttpCode,
  Ip,
  Param,
  Post,
  Put,
  type PipeTransform,
} from '@nestjs/common';
import { BodyLimit, zodBody } from '../../platform/http/index.js';
import { Policy } from '../../platform/auth/index.js';
import { DOSSIER_BODY_MAX_BYTES } from '../dossier-body.constants.js';
import { TaxCodeDecoderService } from '../tax-code/tax-code-decoder.service.js';
import { BeneficiaryFormService } from './beneficiary-form.service.js';
import { OpenLinkService } from './open-link.service.js';

/** An invalid number is treated like a link that does not work. */
const dossierNumberPipe: PipeTransform<string, number> = {
  transform: (value) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : 0),
};

/** The customer's side of a link, without a login. Logs contain the route's pattern, never the token. */
@Controller('Module')
export class BeneficiaryFormController {
  constructor(
    private readonly beneficiaryFormService: BeneficiaryFormService,
    private readonly openLinkService: OpenLinkService,
    private readonly taxCodeService: TaxCodeDecoderService,
  ) {}

  @Get('getModuleByToken/:id/:token')
  @Header('cache-control', 'no-store')
  @Policy('beneficiaryLink')
  async openForm(
    @Param('id', dossierNumberPipe) id: number,
    @Param('token') token: string,
    @Ip() address: string,
  ): Promise<BeneficiaryDossier> {
    return this.beneficiaryFormService.openForm(id, token, address);
  }

  @Put('updateByBeneficiary/:token')
  @BodyLimit(DOSSIER_BODY_MAX_BYTES)
  @Header('cache-control', 'no-store')
  @Policy('beneficiaryLink')
  async saveForm(
    @Param('token') token: string,
    @Body(zodBody(beneficiaryInput)) body: BeneficiaryInputBody,
    @Ip() address: string,
  ): Promise<BeneficiaryDossier> {
    return this.beneficiaryFormService.saveForm(token, body, address);
  }

  @Post('finishByBeneficiary/:token')
  @HttpCode(204)
  @Policy('beneficiaryLink')
  async finishForm(@Param('token') token: string, @Ip() address: string): Promise<void> {
    await this.beneficiaryFormService.finishForm(token, address);
  }

  @Get('getDataFromSSNByToken/:token/:ssn')
  @Header('cache-control', 'no-store')
  @Policy('beneficiaryLink')
  async decodeTaxCode(
    @Param('token') token: string,
    @Param('ssn') ssn: string,
    @Ip() address: string,
  ): Promise<SsnData> {
    await this.openLinkService.findOpenLinkRateLimited(token, address);
    return this.taxCodeService.decodeTaxCode(ssn);
  }
}
