import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import { OtlpCollector, type ArrivedSpan } from '../../kit/otlp-collector.js';
import { ecobonusForm, ORTENSIA } from '../../kit/dossier-fixtures.js';
import { expectOk, createReadyDossier, type Member } from '../../kit/dossier-flow.js';
import { waitUntilDrained } from '../../kit/job-queries.js';
import { portal, setPortal, visitor } from '../../kit/portal.js';
import { RELAXED_LIMITS } from '../../kit/setup.js';
import { startSteadyLoad } from '../../kit/load-generator.js';
import { waitUntil } from '../../kit/wait-until.js';
import { logInAs, createAccount, PASSWORD } from '../../kit/account-fixtures.js';

const REQUEST_ID = 'traced-0123456789-send';
const PEOPLE = [
  'Zefirina',
  'Quaglierotti',
  'QGLZRN80A41H501X',
  'zefirina.quaglierotti@example.test',
] as const;

const collector = new OtlpCollector();
let running: Portal;
let me: Member;

beforeAll(async () => {
  const { kind } = portal();
  await collector.start();
  running = await startPortal({
    kind,
    env: { ...RELAXED_LIMITS, OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/` },
  });
  setPortal(running);
  me = await logInAs(await createAccount({ packages: [{ credits: 100 }] }));
});
afterAll(async () => {
  await running.stop();
  await collector.stop();
});

const ofRequest = (id: string) =>
  collector.spans.find(
    ({ attributes }) => attributes['request.id'] === id && 'http.request.method' in attributes,
  );
const arrived = (id: string) =>
  waitUntil(() => Promise.resolve(ofRequest(id) ?? null), `the span of ${id}`, 90_000);
const childrenOf = ({ spanId }: ArrivedSpan) =>
  collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);
const names = (spans: readonly ArrivedSpan[]) => spans.map(({ name }) => name);

describe('traces', () => {
  it('lead from the request over its statements to the job and the mail it caused', async () => {
    const [firstName, lastName] = PEOPLE;
    const { id } = await createReadyDossier(
      me,
      ecobonusForm({}, { ...ORTENSIA, firstName, lastName }),
    );
    // A trace id from outside neither joins nor begins a trace.
    const foreign = 'a'.repeat(32);
    await expectOk(
      me.http.post(`Module/send/${id}`, {
        headers: {
          'x-request-id': REQUEST_ID,
          traceparent: `00-${foreign}-${'b'.repeat(16)}-01`,
        },
      }),
    );
    await waitUntilDrained(60_000);
    const request = await arrived(REQUEST_ID);
    const inTrace = (name: string) =>
      collector.spans.find((span) => span.traceId === request.traceId && span.name === name) ??
      null;
    const job = await waitUntil(
      () => Promise.resolve(inTrace('job mail')),
      'the span of the job',
      90_000,
    );

    expect(request).toMatchObject({
      service: 'pratiche-http',
      parentSpanId: null,
      attributes: { 'http.request.method': 'POST', 'http.response.status_code': 200 },
    });
    expect(request.name).toMatch(/^POST \/api\/module\/send\/:/i);
    expect(request.traceId).not.toBe(foreign);
    expect(names(childrenOf(request))).toEqual(
      expect.arrayContaining(['INSERT outbox_jobs', 'COMMIT']),
    );
    const worker = portal().kind === 'mariadb' ? 'pratiche-worker' : 'pratiche-http';
    expect(job).toMatchObject({
      service: worker,
      parentSpanId: request.spanId,
      attributes: {
        'job.kind': 'mail',
        'job.attempt': 1,
        'job.result': 'done',
        'request.id': REQUEST_ID,
      },
    });
    expect(names(childrenOf(job))).toContain('mail send');
    await me.http.get(`Module/deduction-estimate/${id}`);
    await waitUntil(
      () => Promise.resolve(names(collector.spans).includes('pdf write') || null),
      'the span of a paper',
      90_000,
    );
    expect(names(collector.spans)).toContain('storage put');
    // Polling loops and health checks leave no traces.
    const roots = names(collector.spans.filter(({ parentSpanId }) => parentSpanId === null));
    expect(
      roots.filter(
        (name) => !/^(?:GET|POST|PUT|PATCH|DELETE|job) /.test(name) || /health/i.test(name),
      ),
    ).toEqual([]);
  }, 240_000);

  it('contain neither user input nor credentials, and report failures by their kind', async () => {
    const [, lastName, taxCode, email] = PEOPLE;
    const last = 'traced-0123456789-names';
    await me.http.get(`Module/getDataFromSSN/${taxCode}`);
    await me.http.get('Module/getAll', { query: { state: 'DRAFT', search: lastName } });
    await visitor().post('Accounts/login', {
      json: { Email: email, Password: `${PASSWORD}-sbagliata` },
    });
    await visitor().get(`verify-email/${taxCode}?email=${email}`);
    await visitor().get(`/api/mai-sentito/${taxCode}`, { headers: { 'x-request-id': last } });
    expect((await arrived(last)).attributes).toMatchObject({ 'http.response.status_code': 404 });
    const text = collector.texts.join('\n').toLowerCase();
    expect(text).toContain('getdatafromssn/:');
    const secrets = [
      ...PEOPLE,
      me.email,
      PASSWORD,
      me.http.token ?? '',
      ...me.http.cookies.values(),
    ].filter((one) => one.length > 5);
    expect(secrets.filter((secret) => text.includes(secret.toLowerCase()))).toEqual([]);
  }, 240_000);

  it('cost no request while the collector is away, and are handed over when the process ends in order', async () => {
    await collector.stop();
    const load = startSteadyLoad([
      () => me.http.get('Accounts/credit'),
      () => me.http.get('Module/getAll?state=DRAFT'),
    ]);
    await waitUntil(
      async () => ((await running.log()).includes('Traces not delivered') ? true : null),
      'a word about it in the log',
      90_000,
    );
    const samples = await load.stop();
    expect([...new Set(samples.map(({ status }) => status))]).toEqual([200]);

    await collector.start();
    const last = 'traced-9876543210-last';
    await expectOk(me.http.get('Accounts/credit', { headers: { 'x-request-id': last } }));
    expect((await running.stop()).every((code) => code === 0)).toBe(true);
    expect(ofRequest(last)).toMatchObject({ attributes: { 'http.response.status_code': 200 } });
  }, 240_000);
});
