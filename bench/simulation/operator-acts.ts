import { createAdminUploadForm } from '../../backend/test/kit/multipart-forms.js';
import { OPERATORS } from './crowd.ts';
import { logIn, poll, readAll, type Act } from './fitter-acts.ts';
import type { Held } from './crowd.ts';
import type { Stage } from './stage.ts';

/** Sixty dossiers a day in eight hours: an operator works at an even pace. */
const DOSSIERS = (OPERATORS * 60) / 8;
const RETURNED_SHARE = 0.1;
const BEATS_AN_HOUR = 3_600 / 25;
const REFRESHES_AN_HOUR = 3_600 / 30;
const COPIED_VALUES = 40;
const COPIED_KEY = 'beneficiary.beneficiarySsn';

const RECEIVED = 'state=RECEIVED';

async function giveNext(stage: Stage): Promise<void> {
  await stage.call(stage.callers.pick('Admin'), {
    method: 'POST',
    path: `Module/queue/next?${RECEIVED}`,
    json: {},
  });
}

/** Goes round the dossiers that are only looked at. */
function look(stage: Stage): Held {
  const held = stage.received.take();
  stage.received.put(held);
  return held;
}

const openDossier = (stage: Stage): Promise<unknown> => {
  const { id } = look(stage);
  return readAll(stage, stage.callers.pick('Admin'), [
    `Module/${id}`,
    `Module/documents/${id}`,
    `Module/history/${id}`,
    `Module/messages/${id}`,
    `Module/doubts/${id}`,
    `Module/copiedFields/${id}`,
    `Module/queue/neighbours/${id}?${RECEIVED}`,
  ]);
};

/** @throws when the dossier was refused: the answer for several is a 200 all the same */
async function decide(stage: Stage, path: string, more: object): Promise<void> {
  const { id } = stage.sent.take();
  const by = stage.callers.pick('Admin');
  const { text } = await stage.call(by, { method: 'POST', path, json: { ids: [id], ...more } });
  if (!(JSON.parse(text) as { rows: { isDone: boolean }[] }).rows[0]?.isDone)
    throw new Error(`${path}: ${text}`);
}

/** Uploads a paper and moves the dossier on. */
async function file(
  stage: Stage,
  { id, accountId }: Held,
  paper: 'CodiceCpid' | 'Ricevuta',
  code: string,
): Promise<void> {
  const by = stage.callers.pick('Admin');
  const form = createAdminUploadForm(accountId, id, paper);
  await stage.call(by, { method: 'POST', path: 'Upload/fileToAzureAdmin', form });
  const json = { id, status: { code } };
  await stage.call(by, { method: 'PATCH', path: 'module/updateModuleStatus', json });
}

export const OPERATOR_ACTS: readonly Act[] = [
  {
    name: 'login of an operator',
    perHour: OPERATORS,
    why: 'all in the peak hour',
    play: (stage) => logIn(stage, 'Admin'),
  },
  {
    name: 'bell of an operator',
    perHour: OPERATORS * 15,
    why: 'asked every 240 s',
    play: (stage) => poll(stage, 'Admin'),
  },
  {
    name: 'list of received',
    perHour: OPERATORS * 0.2 * REFRESHES_AN_HOUR,
    why: 'one operator of five looks at it, read again every 30 s',
    play: (stage) =>
      readAll(stage, stage.callers.pick('Admin'), [
        `Module/getAll?page=1&pageSize=40&${RECEIVED}`,
        'Module/views/counts?list=RECEIVED',
      ]),
  },
  { name: 'next of the queue', perHour: DOSSIERS, why: 'sixty dossiers a day', play: giveNext },
  { name: 'dossier of an operator', perHour: DOSSIERS, why: 'seven answers', play: openDossier },
  {
    name: 'presence',
    perHour: OPERATORS * BEATS_AN_HOUR,
    why: 'every 25 s',
    play: (stage) =>
      stage.call(stage.callers.pick('Admin'), {
        method: 'POST',
        path: `Module/presence/${look(stage).id}`,
      }),
  },
  {
    name: 'value copied for ENEA',
    perHour: DOSSIERS * COPIED_VALUES,
    why: 'forty a dossier',
    play: (stage) =>
      stage.call(stage.callers.pick('Admin'), {
        method: 'PUT',
        path: `Module/copiedFields/${look(stage).id}`,
        json: { fields: [{ key: COPIED_KEY, fingerprint: '1abc' }] },
      }),
  },
  {
    name: 'accept',
    perHour: DOSSIERS * (1 - RETURNED_SHARE),
    why: 'nine of ten',
    play: (stage) => decide(stage, 'module/accept', {}),
  },
  {
    name: 'corrections',
    perHour: DOSSIERS * RETURNED_SHARE,
    why: 'one of ten',
    play: (stage) => decide(stage, 'module/return', { reason: 'Manca una firma.' }),
  },
  {
    name: 'CPID',
    perHour: DOSSIERS * (1 - RETURNED_SHARE),
    why: 'each accepted one: file and status',
    play: (stage) => file(stage, stage.accepted.take(), 'CodiceCpid', 'SENTTOENEA'),
  },
  {
    name: 'receipt and completion',
    perHour: DOSSIERS * (1 - RETURNED_SHARE),
    why: 'file and status',
    play: (stage) => file(stage, stage.filed.take(), 'Ricevuta', 'SELLED'),
  },
];
