import { randomUUID } from 'node:crypto';
import { jpeg } from '../../backend/test/kit/file-fixtures.js';
import { createUploadForm } from '../../backend/test/kit/multipart-forms.js';
import type { Caller } from './callers.ts';
import { CROWD_PASSWORD, FITTERS } from './crowd.ts';
import { callPortal, type Answer } from './http-call.ts';
import type { Stage } from './stage.ts';

export interface Act {
  name: string;
  /** In the peak hour of the whole crowd. */
  perHour: number;
  /** Where the rate comes from. */
  why: string;
  play: (stage: Stage) => Promise<unknown>;
}

const PEAK_SHARE = 0.2;
/** Two a week, in five days. */
const DOSSIERS_A_DAY = (FITTERS * 2) / 5;
const DOSSIERS = DOSSIERS_A_DAY * PEAK_SHARE;
const VISITS = FITTERS * 2 * PEAK_SHARE;
const OPEN_PAGES = FITTERS * 0.3;
const POLLS_AN_HOUR = 3_600 / 240;
/** What the browser makes of a photograph before it uploads it. */
const PHOTO = Buffer.concat([jpeg(), Buffer.alloc(400_000, 1)]);

export const logIn = ({ portal, callers }: Stage, role: Caller['role']): Promise<Answer> =>
  callPortal(portal.origin, {
    method: 'POST',
    path: 'Accounts/login',
    json: { Email: callers.pick(role).email, Password: CROWD_PASSWORD },
  });

/** Several answers that a page asks for at once. */
export const readAll = (stage: Stage, by: Caller, paths: readonly string[]): Promise<unknown> =>
  Promise.all(paths.map((path) => stage.call(by, { method: 'GET', path })));

export async function poll({ call, callers }: Stage, role: Caller['role']): Promise<void> {
  const by = callers.pick(role);
  const { etag } = await call(by, {
    method: 'GET',
    path: 'Accounts/activity',
    etag: callers.etags.get(by.id),
  });
  if (etag !== undefined) callers.etags.set(by.id, etag);
}

const list = (query: string): string => `Module/getAll?page=1&${query}`;
const DASHBOARD = [
  'Module/count',
  'Module/figures',
  'Accounts/credit',
  list('state=DRAFT&status=WAITING&sort=updated&pageSize=50'),
  list('state=DRAFT&status=REJECTED&sort=updated&pageSize=50'),
  list('state=DRAFT&status=DRAFT&sort=-updated&pageSize=40'),
  list('state=DRAFT&sort=deadlineDate&pageSize=100'),
  ...['DRAFT', 'PROCESSING', 'ELABORATED'].map((state) =>
    list(`state=${state}&sort=-updated&pageSize=10`),
  ),
];

async function saveStep(stage: Stage): Promise<void> {
  const { version, ...draft } = stage.drafts.take();
  const spese = { ...stage.form.spese, spesaDetraibileSerramenti: 4_000 + version };
  const { text } = await stage.call(stage.callers.ownerOf(draft), {
    method: 'PUT',
    path: 'Module',
    json: { ...stage.form, spese, id: draft.id, version },
  });
  stage.drafts.put({ ...draft, version: (JSON.parse(text) as { version: number }).version });
}

async function uploadPhotograph(stage: Stage): Promise<void> {
  const draft = stage.photoDrafts.take();
  const dir = `${draft.accountId}/${draft.id}`;
  const bytes = Buffer.concat([PHOTO, Buffer.from(randomUUID())]);
  const form = createUploadForm(
    dir,
    stage.photoItem,
    bytes,
    `foto-${stage.answers}.jpg`,
    'image/jpeg',
  );
  await stage.call(stage.callers.ownerOf(draft), { method: 'POST', path: 'Upload/file', form });
  stage.photoDrafts.put(draft);
}

function send(stage: Stage): Promise<unknown> {
  const draft = stage.ready.take();
  const by = stage.callers.ownerOf(draft);
  return stage.call(by, { method: 'POST', path: `Module/send/${draft.id}` });
}

function lookAtStatus(stage: Stage): Promise<unknown> {
  const { id, accountId } = stage.received.take();
  stage.received.put({ id, accountId });
  return readAll(stage, stage.callers.ownerOf({ accountId }), [
    list('state=PROCESSING&pageSize=40'),
    `Module/${id}`,
    `Module/history/${id}`,
    `Module/messages/${id}`,
  ]);
}

export const FITTER_ACTS: readonly Act[] = [
  {
    name: 'login of a fitter',
    perHour: (VISITS / 2) * 0.5,
    why: 'half of the fitters log in on a day, the others are still logged in',
    play: (stage) => logIn(stage, 'User'),
  },
  {
    name: 'dashboard',
    perHour: VISITS,
    why: 'two visits a day, ten answers each',
    play: (stage) => readAll(stage, stage.callers.pick('User'), DASHBOARD),
  },
  {
    name: 'bell of a fitter',
    perHour: OPEN_PAGES * POLLS_AN_HOUR,
    why: 'three fitters of ten have a page open, asked every 240 s',
    play: (stage) => poll(stage, 'User'),
  },
  {
    name: 'list of drafts',
    perHour: VISITS,
    why: 'once a visit',
    play: (stage) => readAll(stage, stage.callers.pick('User'), [list('state=DRAFT&pageSize=40')]),
  },
  {
    name: 'new draft',
    perHour: DOSSIERS,
    why: 'two dossiers a week and fitter',
    play: (stage) =>
      stage.call(stage.callers.pick('User'), { method: 'PUT', path: 'Module', json: stage.form }),
  },
  {
    name: 'save of a step',
    perHour: DOSSIERS * 20,
    why: 'ten steps, two saves each: 1.5 s of quiet and "Avanti"',
    play: saveStep,
  },
  {
    name: 'photograph',
    perHour: DOSSIERS * 3,
    why: 'three a dossier, 400 kB as the browser makes them',
    play: uploadPhotograph,
  },
  { name: 'send', perHour: DOSSIERS, why: 'each dossier once', play: send },
  {
    name: 'look at a status',
    perHour: VISITS / 2,
    why: 'once a day, list and dossier',
    play: lookAtStatus,
  },
];
