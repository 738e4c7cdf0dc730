import { Controller, Get } from '@nestjs/common';
import { POLICIES, type PolicyName, type Role } from '@pratiche/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import {
  AccessTokenIssuerService,
  CurrentUser,
  listRoutes,
  Policy,
  type CurrentCaller,
} from './index.js';

@Controller('Probe')
class ProbeController {
  @Get('forgotten')
  forgotten(): string {
    return 'never';
  }

  @Get('open/:Token')
  @Policy('public')
  open(): string {
    return 'open';
  }

  @Get('me')
  @Policy('session')
  me(@CurrentUser() caller: CurrentCaller): CurrentCaller {
    return caller;
  }

  @Get(['office', 'backOffice'])
  @Policy('backOffice')
  office(): string {
    return 'office';
  }
}

class ProbeModule {}

describe('access policies', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp([{ module: ProbeModule, controllers: [ProbeController] }]);
  });
  afterAll(() => test.close());

  const token = (role: Role, isContractVerified = true) =>
    test.app
      .get(AccessTokenIssuerService)
      .issueAccessToken({ id: 7, role, isContractVerified, sessionId: 3 });
  const call = async (path: string, bearer?: string) =>
    test.app.inject({
      url: `/api/Probe/${path}`,
      ...(bearer === undefined ? {} : { headers: { authorization: `Bearer ${bearer}` } }),
    });

  it('deny a route without a policy to every caller', async () => {
    expect((await call('forgotten')).statusCode).toBe(403);
    expect((await call('forgotten', token('SuperAdmin'))).json()).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });

  it('allow every caller on public routes, even with an invalid token', async () => {
    expect((await call('open/x')).statusCode).toBe(200);
    expect((await call('open/x', 'rubbish')).statusCode).toBe(200);
  });

  it('ask for a login, and refuse who is not allowed', async () => {
    expect((await call('office')).json()).toMatchObject({ status: 401, code: 'unauthorized' });
    expect((await call('office', token('User'))).statusCode).toBe(403);
    expect((await call('office', token('Admin'))).statusCode).toBe(200);
  });

  it('pass the caller to the handler', async () => {
    expect((await call('me', token('User', false))).json()).toEqual({
      id: 7,
      role: 'User',
      isContractVerified: false,
      sessionId: 3,
      address: '127.0.0.1',
    });
  });

  it('are listed with every route, one row per path', () => {
    const rows = listRoutes(test.app).filter(({ path }) => path.startsWith('/api/Probe'));
    expect(rows).toEqual([
      { method: 'GET', path: '/api/Probe/forgotten', policy: null },
      { method: 'GET', path: '/api/Probe/open/:Token', policy: 'public' },
      { method: 'GET', path: '/api/Probe/me', policy: 'session' },
      { method: 'GET', path: '/api/Probe/office', policy: 'backOffice' },
      { method: 'GET', path: '/api/Probe/backOffice', policy: 'backOffice' },
    ]);
    const names = Object.keys(POLICIES) as PolicyName[];
    expect(
      listRoutes(test.app)
        .filter(({ path }) => path.includes('/health/'))
        .every(({ policy }) => policy !== null && names.includes(policy)),
    ).toBe(true);
  });
});
