import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Call } from '../../platform/openapi/index.js';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { SaidDto } from '../../platform/http/index.js';
import { CompanyLogoService } from './company-logo.service.js';
import { CompanyLogoDto } from './dto/profile-request.dto.js';

/** The logo that customers see on their page. */
@ApiTags('Accounts')
@Controller('Accounts')
export class CompanyLogoController {
  constructor(private readonly companyLogoService: CompanyLogoService) {}

  @Put('logo')
  @Call('Set or remove the logo of the caller for customers', 'fitter', {
    rate: 'heavy',
    answer: SaidDto,
    problems: { 404: ['not-found'] },
  })
  async changeLogo(
    @CurrentUser() caller: CurrentCaller,
    @Body() { logo }: CompanyLogoDto,
  ): Promise<SaidDto> {
    await this.companyLogoService.changeLogo(caller, logo);
    return {
      message: logo === '' ? 'Logo tolto.' : 'Logo salvato: i clienti lo vedono da adesso.',
    };
  }
}
