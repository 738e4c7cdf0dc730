import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApp, type TestApp } from '../../../test/kit/test-app.js';
import { Policy } from '../auth/index.js';
import {
  createPageQueryDto,
  NestedListField,
  RuledNumberField,
  TextField,
  toPageQuery,
} from '../validation/index.js';
import { conflict, idParam } from './index.js';

class ProbeRowDto {
  /** Counts the rows that were built. */
  static built = 0;

  constructor() {
    ProbeRowDto.built += 1;
  }

  @RuledNumberField(() => null)
  n!: number;
}

class ProbeBodyDto {
  @TextField({ max: 2_000_000 })
  name!: string;

  @NestedListField(() => ProbeRowDto, { max: 2, isOptional: true })
  rows?: ProbeRowDto[];

  @NestedListField(() => ProbeRowDto, { max: 200, isOptional: true })
  many?: ProbeRowDto[];
}

class ProbeQueryDto extends createPageQueryDto(['created', 'client'], 'ProbeSort') {
  @TextField({ max: 5, isOptional: true, messages: { max: 'Testo troppo lungo.' } })
  search?: string;
}

@Controller('Probe')
class ProbeController {
  @Get('item/:Id')
  @Policy('public')
  item(@Param('Id') id: string): { id: string } {
    return { id };
  }

  @Get('number/:id')
  @Policy('public')
  number(@Param('id', idParam('La pratica richiesta non esiste.')) id: number): { id: number } {
    return { id };
  }

  @Put()
  @Policy('public')
  save(@Body() value: ProbeBodyDto): unknown {
    return value;
  }

  @Get('list')
  @Policy('public')
  list(@Query() query: ProbeQueryDto): unknown {
    return toPageQuery(query);
  }

  @Get('conflict')
  @Policy('public')
  conflict(): never {
    throw conflict('La pratica è stata modificata altrove.', 'version-conflict', {
      stored: { version: 3 },
    });
  }

  @Get('broken')
  @Policy('public')
  broken(): never {
    throw new Error('secret detail');
  }

  @Get('away')
  @Policy('public')
  away(): never {
    throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  }
}

class ProbeModule {}

describe('HTTP platform', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp([{ module: ProbeModule, controllers: [ProbeController] }]);
  });
  afterAll(() => test.close());

  const get = (url: string) => test.app.inject({ url });
  const put = (payload: string, type = 'application/json') =>
    test.app.inject({
      method: 'PUT',
      url: '/api/Probe',
      payload,
      headers: { 'content-type': type },
    });

  it.each(['/api/Probe/item/AbC%2Fd', '/API/probe/ITEM/AbC%2Fd', '/api/pRoBe/item/AbC%2Fd/'])(
    'matches regardless of case and leaves parameters alone: %s',
    async (url) => {
      expect((await get(url)).json()).toEqual({ id: 'AbC/d' });
    },
  );

  it('answers a problem with its extra members', async () => {
    const answer = await get('/api/Probe/conflict');
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.json()).toEqual({
      status: 409,
      code: 'version-conflict',
      message: 'La pratica è stata modificata altrove.',
      stored: { version: 3 },
    });
  });

  it('answers an unexpected error with the request id and nothing of its cause', async () => {
    const answer = await get('/api/Probe/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({
      code: 'internal-error',
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.body).not.toContain('secret');
  });

  it('says that the service is away when the database is', async () => {
    expect((await get('/api/Probe/away')).json()).toMatchObject({
      status: 503,
      code: 'unavailable',
    });
  });

  it('names each field that does not fit', async () => {
    expect((await put('{"name":1,"rows":[{"n":"x"}],"other":1}')).json()).toEqual({
      status: 400,
      code: 'invalid-data',
      message: 'Alcuni dati non sono validi: controlla i campi indicati.',
      errors: [
        { field: 'name', message: 'Deve essere un testo.' },
        { field: 'rows.0.n', message: 'Deve essere un numero.' },
      ],
    });
  });

  it.each([
    ['rows: null', '{"name":"a","rows":null}', 'rows'],
    ['rows that are no list', '{"name":"a","rows":{"n":1}}', 'rows'],
    ['a row that is null', '{"name":"a","rows":[{"n":1},null]}', 'rows.1'],
    ['a row that is a list', '{"name":"a","rows":[[{"n":1}]]}', 'rows.0'],
    ['a row that is a text', '{"name":"a","rows":["n"]}', 'rows.0'],
    ['too many rows', '{"name":"a","rows":[{"n":1},{"n":1},{"n":1}]}', 'rows'],
    ['an object for a text', '{"name":{"constructor":"x"}}', 'name'],
    ['a list for a text', '{"name":["x"]}', 'name'],
    ['a number that is none', '{"name":"a","rows":[{"n":"1"}]}', 'rows.0.n'],
    ['a list for the whole body', '[{"name":"a"}]', ''],
    ['a text for the whole body', '"a"', ''],
    ['depth', `{"name":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 'name'],
  ])('refuses %s by its path', async (_, payload, field) => {
    const answer = await put(payload);
    expect([
      answer.statusCode,
      answer.json<{ errors: { field: string }[] }>().errors[0]?.field,
    ]).toEqual([400, field]);
  });

  it.each([
    ['unknown members', '{"name":"a","other":1,"rows":[{"n":1,"m":2}]}'],
    [
      'depth where no field is',
      `{"name":"a","rows":[{"n":1}],"x":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
    ],
    [
      'a member named constructor',
      '{"name":"a","rows":[{"n":1,"constructor":"x"}],"constructor":1}',
    ],
  ])('drops %s', async (_, payload) => {
    expect((await put(payload)).json()).toEqual({ name: 'a', rows: [{ n: 1 }] });
  });

  it('builds no row of a list that is too long', async () => {
    const payload = `{"name":"a","many":[${'{},'.repeat(250_000)}{}]}`;
    ProbeRowDto.built = 0;
    const answer = await put(payload);
    expect(answer.json<{ errors: unknown[] }>().errors).toEqual([
      { field: 'many', message: 'Al massimo 200 righe.' },
    ]);
    expect(ProbeRowDto.built).toBe(0);
  });

  it('says at most a hundred errors', async () => {
    const rows = Array.from({ length: 150 }, () => ({ n: 'x' }));
    const answer = await put(JSON.stringify({ name: 'a', many: rows }));
    expect(answer.json<{ errors: unknown[] }>().errors).toHaveLength(100);
  });

  it('refuses half a surrogate pair, and takes a whole one', async () => {
    expect((await put('{"name":"\\ud83d"}')).json()).toMatchObject({
      status: 400,
      errors: [{ field: 'name', message: 'Contiene caratteri non ammessi.' }],
    });
    expect((await put('{"name":"\\ud83d\\ude00"}')).json()).toEqual({ name: '😀' });
  });

  it.each<[string, string, string, number]>([
    ['malformed JSON', '{"name":', 'application/json', 400],
    ['no body', '', 'application/json', 400],
    ['a prototype in the body', '{"__proto__":{"x":1}}', 'application/json', 400],
    ['null', 'null', 'application/json', 400],
    ['an unknown format', '<x/>', 'application/xml', 415],
    ['more than a megabyte', `"${'x'.repeat(1_100_000)}"`, 'application/json', 413],
  ])('refuses %s with a problem in Italian', async (_, payload, type, status) => {
    const answer = await put(payload, type);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json<{ message: string }>().message).toMatch(/^(?:La|I|Il|Alcuni) /);
  });

  it.each([
    ['/api/Probe/nothing', 404],
    ['/api/%zz', 400],
    [`/api/Probe/item/${'x'.repeat(600)}`, 404],
    ['/api/Probe/number/1e3', 404],
    ['/api/Probe/number/99999999999', 404],
    ['/api', 404],
  ])('answers a problem to %s', async (url, status) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it.each([
    ['a word, a call of another release', 'newInNextRelease', 'La risorsa richiesta non esiste.'],
    ['what is no id', '1e3', 'La pratica richiesta non esiste.'],
  ])('says of %s what does not exist', async (_, id, message) => {
    expect((await get(`/api/Probe/number/${id}`)).json()).toMatchObject({ message });
  });

  it('reads page, sort and filters', async () => {
    expect(
      (await get('/api/Probe/list?page=2&pageSize=10&sort=-client&search=abc')).json(),
    ).toEqual({
      page: { number: 2, size: 10 },
      sort: { field: 'client', descending: true },
      filters: { search: 'abc' },
    });
    expect((await get('/api/Probe/list?search=')).json()).toEqual({
      page: null,
      sort: null,
      filters: {},
    });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'pageSize=101',
    'page=1&page=2',
    'sort=password',
    'sort=-',
    'search=toolong',
    'search[a]=1&search=x&search=y',
    'unknown=1',
  ])('refuses the query %s', async (query) => {
    expect((await get(`/api/Probe/list?${query}`)).statusCode).toBe(400);
  });

  it('refuses the parameters of a query that a call does not take', async () => {
    const answer = await get('/api/Probe/number/3?from=2026&to=2027');
    expect([answer.statusCode, answer.json<unknown>()]).toMatchObject([
      400,
      { code: 'invalid-data', errors: [{ field: 'from' }, { field: 'to' }] },
    ]);
  });

  it('keeps the browser from keeping, sniffing and framing', async () => {
    const { headers } = await get('/api/health/live');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it.each([
    '/api/health/live',
    '/api/Probe/broken',
    '/api/Probe/conflict',
    '/api/Probe/nothing',
    '/api/%zz',
    '/%',
    '/',
    '/missing.js',
    '/remotes.json',
    '/remotes/none/x.js',
  ])('says to %s what the browser must not do', async (url) => {
    const { headers } = await get(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'permissions-policy': expect.stringMatching(/camera=\(\), .*geolocation=\(\), .*usb=\(\)/),
      'x-request-id': expect.any(String),
    });
  });

  it('keeps the request id of a proxy only if it is harmless', async () => {
    const withId = (id: string) =>
      test.app.inject({ url: '/api/health/live', headers: { 'x-request-id': id } });
    expect((await withId('abc-12345678')).headers['x-request-id']).toBe('abc-12345678');
    expect((await withId('<script>')).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('describes itself: routes, bodies, problems', async () => {
    const document = (await get('/api/docs-json')).json<{
      paths: Record<string, Record<string, unknown>>;
      components: { schemas: Record<string, unknown> };
    }>();
    expect(document.paths['/api/Probe']?.['put']).toMatchObject({
      requestBody: {
        content: { 'application/json': { schema: { $ref: '#/components/schemas/ProbeBodyDto' } } },
      },
      responses: { 400: { $ref: '#/components/responses/Problem400BadRequestInvalidData' } },
    });
    expect(document.components.schemas['ProbeBodyDto']).toMatchObject({
      type: 'object',
      required: ['name'],
      properties: { name: { type: 'string' }, rows: { type: 'array', maxItems: 2 } },
    });
    expect((await get('/api/docs')).headers['content-type']).toContain('text/html');
  });

  it('is alive and ready', async () => {
    expect((await get('/api/health/live')).json()).toEqual({ status: 'ok' });
    expect((await get('/api/Health/READY')).json()).toEqual({ status: 'ok' });
  });
});
