import { Body, Controller, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type CurrentCaller } from '../../platform/auth/index.js';
import { Call } from '../../platform/openapi/index.js';
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
  @Call('Change the role of a person of the back office', 'superAdmin', {
    answer: AccountDto,
    problems: { 409: ['last-super-admin', 'no-operator', 'own-account', 'role-changed'] },
  })
  async changeRole(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Body() body: RoleChangeDto,
  ): Promise<AccountDto> {
    return this.operatorsService.changeRole(caller, id, body);
  }

  @Post('change-operator/:id')
  @Call('Change who of the back office looks after a company', 'backOffice', {
    answer: AccountDto,
    problems: { 400: ['unknown-operator'], 409: ['no-company'] },
  })
  async changeReferenceOperator(
    @CurrentUser() caller: CurrentCaller,
    @Param('id', accountIdParam()) id: number,
    @Body() { operatorId }: ReferenceOperatorDto,
  ): Promise<AccountDto> {
    return this.operatorsService.changeReferenceOperator(caller, id, operatorId);
  }
}
