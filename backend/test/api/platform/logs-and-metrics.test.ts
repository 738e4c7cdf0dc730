import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '../../../../tools/services/free-port.ts';
import { startPortal, type Portal } from '../../../../tools/testkit/portal.ts';
import { ecobonusForm, ORTENSIA } from '../../kit/dossier-fixtures.js';
import { pdf } from '../../kit/file-fixtures.js';
import {
  lastStep,
  createReadyDossier,
  save,
  sendDossier,
  upload,
  type Member,
} from '../../kit/dossier-flow.js';
import { waitUntilDrained } from '../../kit/job-queries.js';
import { mailbox, portal, setPortal, visitor } from '../../kit/portal.js';
import { RELAXED_LIMITS } from '../../kit/setup.js';
import { waitUntil } from '../../kit/wait-until.js';
import { logInAs, createAccount, PASSWORD } from '../../kit/account-fixtures.js';

const REQUEST_ID = 'journey-0123456789-send';

let running: Portal;
let me: Member;
let ports: { http: number; worker: number };

beforeAll(async () => {
  const { kind } = portal();
  ports = { http: await freePort(), worker: await freePort() };
  running = await startPortal({
    kind,
    env: { ...RELAXED_LIMITS, LOG_LEVEL: 'info', METRICS_PORT: String(ports.http) },
    workerEnv: { METRICS_PORT: String(ports.worker) },
  });
  setPortal(running);
  me = await logInAs(await createAccount({ packages: [{ credits: 100 }] }));
});
afterAll(async () => {
  await running.stop();
});

const metricsOf = async (port: number): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.status).toBe(200);
  return answer.text();
};
const lines = async () =>
  (await running.log())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Names, addresses, codes and tokens a journey hands in, and failures with them in every place. */
async function journey(): Promise<string[]> {
  const secrets = [
    'Zefirina',
    'Quaglierotti',
    'QGLZRN80A41H501X',
    'zefirina.quaglierotti@example.test',
    'Vicolo delle Nespole',
  ];
  const [firstName = '', lastName = '', taxCode = '', email = '', street = ''] = secrets;
  const { id, version } = await save(
    me.http,
    ecobonusForm({}, { ...ORTENSIA, firstName, lastName }),
  );
  const step = await lastStep(me.http, { id, version });
  await upload(
    me,
    id,
    step.documentSet.documentsDocumentsSetResponse[0]?.id ?? 0,
    pdf('x'),
    `${lastName} ${taxCode}.pdf`,
  );
  await me.http.put('Module', {
    json: { id, version: 'no', firstName, ssn: taxCode, email, street },
  });
  await me.http.get(`Module/getDataFromSSN/${taxCode}`);
  await me.http.get('Module/getAll', { query: { state: 'DRAFT', search: lastName } });
  await visitor().get(`verify-email/${taxCode}?email=${email}`);
  await visitor().post('Accounts/login', {
    json: { Email: email, Password: `${PASSWORD}-sbagliata` },
  });
  await visitor().post('Accounts/forgot-password', { json: { email: me.email } });
  await visitor().post('Accounts/login', {
    raw: `{"Email":"${email}"`,
    headers: { 'content-type': 'application/json' },
  });
  await visitor().get('Accounts/credit', { token: `${me.http.token}x` });
  const links = (await mailbox().listTo(me.email)).flatMap(({ text = '' }) =>
    [...text.matchAll(/\/([\w-]{30,})/g)].map(([, token = '']) => token),
  );
  return [
    ...secrets,
    me.email,
    PASSWORD,
    me.http.token ?? '',
    ...me.http.cookies.values(),
    ...links,
  ];
}

describe('logs', () => {
  it('name the request in its own line and in those of the jobs it caused', async () => {
    const { id } = await createReadyDossier(me);
    const answer = await me.http.post(`Module/send/${id}`, {
      headers: { 'x-request-id': REQUEST_ID },
    });
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, REQUEST_ID]);
    const found = await waitUntil(
      async () => {
        const own = (await lines()).filter(({ requestId }) => requestId === REQUEST_ID);
        return ['job', 'request'].every((line) => own.some(({ msg }) => msg === line)) ? own : null;
      },
      'the lines of the job and of the request, in whichever order',
      90_000,
    );
    expect(found.find(({ msg }) => msg === 'request')).toMatchObject({
      method: 'POST',
      route: expect.stringMatching(/send/i),
      status: 200,
    });
    expect(found.find(({ msg }) => msg === 'job')).toMatchObject({
      kind: expect.any(String),
      jobId: expect.any(String),
      result: 'done',
      attempt: 1,
    });
  }, 240_000);

  it('hold no text that people wrote and no password or token', async () => {
    const secrets = await journey();
    await waitUntilDrained(60_000);
    expect(secrets.length).toBeGreaterThan(8);
    const log = (await running.log()).toLowerCase();
    expect(log).toContain('"msg":"request"');
    expect(
      secrets.filter((secret) => secret.length > 5 && log.includes(secret.toLowerCase())),
    ).toEqual([]);
  }, 240_000);
});

describe('the lines of a start', () => {
  it('are JSON, and none is about a route', async () => {
    const all = await lines();
    expect(all.some(({ msg }) => String(msg).startsWith('Listening on'))).toBe(true);
    expect(all.filter(({ context }) => /^Route/.test(String(context)))).toEqual([]);
  });
});

describe('metrics', () => {
  it('report requests by route, jobs, background tasks, event loop and connections, on a separate port', async () => {
    expect((await sendDossier(me, 999_999)).status).toBe(404);
    await visitor().get('/api/mai-sentito/Quaglierotti');
    const web = await metricsOf(ports.http);
    expect(web).toMatch(
      /http_requests_total\{method="POST",route="\/api\/module\/send\/:[^"]+",status="404"\} [1-9]/i,
    );
    expect(web).toMatch(/http_request_duration_seconds_bucket\{le="1",method="POST"/);
    expect(web).toContain('nodejs_eventloop_lag_p99_seconds');
    expect(web).toContain('# TYPE portal_jobs gauge');
    expect(web).toContain('# TYPE portal_works gauge');
    expect(web).not.toMatch(/Quaglierotti/i);
    if (portal().kind === 'mariadb')
      expect(web).toMatch(/portal_database_connections\{state="idle"\} \d/);
    const worker = portal().kind === 'mariadb' ? await metricsOf(ports.worker) : web;
    expect(worker).toMatch(/portal_job_runs_total\{kind="mail",result="done"\} [1-9]/);
    expect(worker).toMatch(/portal_job_duration_seconds_count\{kind="mail"\} [1-9]/);
    if (portal().kind === 'mariadb')
      // What the database says of all processes is exported by one of them, whichever was asked first.
      expect([web, worker].filter((text) => /^portal_files_unscanned \d/m.test(text))).toHaveLength(
        1,
      );
    const shared = /^portal_files_unscanned /m.test(web) ? web : worker;
    expect(shared).toMatch(/^portal_deadlines\{with="office",days="14"\} \d/m);
    expect(shared).not.toContain('with="fitter",days="past"');
    // By which a worker that hangs is noticed.
    const own = portal().kind === 'mariadb' ? ports.worker : ports.http;
    expect((await fetch(`http://127.0.0.1:${own}/live`)).status).toBe(204);
    // The public port does not serve the metrics.
    expect((await visitor().get('/metrics')).text).not.toContain('http_requests_total');
  }, 240_000);
});
