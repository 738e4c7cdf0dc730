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
import { zodBody } from '../../platform/http/index.js';
import { Policy } from '../../platform/auth/index.js';
import { BeneficiaryFormService } from './beneficiary-form.service.js';

/** A number that cannot be one is a link that does not work, like any other. */
const dossierNumberPipe: PipeTransform<string, number> = {
  transform: (value) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : 0),
};

/** What customers do with their link, without a login. Logs keep the pattern of an address, never the token in it. */
@Controller('Module')
export class BeneficiaryFormController {
  constructor(private readonly beneficiaryFormService: BeneficiaryFormService) {}

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
    return this.beneficiaryFormService.decodeTaxCode(token, ssn, address);
  }
}
