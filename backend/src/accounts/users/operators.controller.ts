import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Policy, type CurrentCaller } from '../../platform/auth/index.js';
import { ApiProblems } from '../../platform/openapi/index.js';
import { accountIdParam } from '../accounts.service.js';
import { AccountDto } from '../dto/account.dto.js';
import { ReferenceOperatorDto, RoleChangeDto } from './dto/account-request.dto.js';
import { OperatorsService } from './operators.service.js';

/** The people of the back office: their roles, and the companies they look after. */
@ApiTags('Accounts')
@Controller('Accounts')
export class OperatorsController {
  constructor(private readonly operatorsService: OperatorsService) {}

  @Post('change-role/:id')
  @ApiOperation({ summary: 'Change the role of a person of the back office' })
  @ApiOkResponse({ type: AccountDto })
  @ApiProblems({ 409: ['last-super-admin', 'no-operator', 'own-account', 'role-changed'] })
  @HttpCode(200)
  @Policy('superAdmin')
  async changeRole(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Body() body: RoleChangeDto,
  ): Promise<AccountDto> {
    return this.operatorsService.changeRole(caller, id, body);
  }

  @Post('change-operator/:id')
  @ApiOperation({ summary: 'Change who of the back office looks after a company' })
  @ApiOkResponse({ type: AccountDto })
  @ApiProblems({ 400: ['unknown-operator'], 409: ['no-company'] })
  @HttpCode(200)
  @Policy('backOffice')
  async changeReferenceOperator(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Body() { operatorId }: ReferenceOperatorDto,
  ): Promise<AccountDto> {
    return this.operatorsService.changeReferenceOperator(caller, id, operatorId);
  }
}
