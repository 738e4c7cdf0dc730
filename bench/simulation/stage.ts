import { createConnection, type Connection } from 'mysql2/promise';
import { ecobonusForm } from '../../backend/test/kit/dossier-fixtures.js';
import type { Portal } from '../../tools/testkit/portal.ts';
import { seedAccounts } from '../seed-accounts.ts';
import { createTemplateDossier, DOSSIERS, seedDossiers } from '../seed-data.ts';
import { seedReadyDrafts } from '../seed-drafts.ts';
import { Callers, type Caller } from './callers.ts';
import { FITTERS, insertCrowd, listOfStatus, OPERATORS, readVersion, type Held } from './crowd.ts';
import { callPortal, type Answer, type Call } from './http-call.ts';
import { Pool } from './pool.ts';

/** Of each kind that a run uses up. */
const READY = Number(process.env['BENCH_READY'] ?? 3_000);
/** Fitters with drafts laid out for them, whose number costs time. */
const SENDERS = 100;
/** Drafts that photographs are added to, far below the files of a dossier. */
const PHOTO_DRAFTS = 600;

/** The portal of a simulation with what its acts use. */
export interface Stage {
  portal: Portal;
  connection: Connection;
  callers: Callers;
  form: ReturnType<typeof ecobonusForm>;
  /** Document of a draft that photographs are added to. */
  photoItem: number;
  drafts: Pool<Held & { version: number }>;
  photoDrafts: Pool<Held>;
  ready: Pool<Held>;
  sent: Pool<Held>;
  accepted: Pool<Held>;
  filed: Pool<Held>;
  /** Dossiers that an operator or a fitter looks at. */
  received: Pool<Held>;
  call: (by: Caller, call: Omit<Call, 'token'>) => Promise<Answer>;
  /** Answers so far. */
  answers: number;
}

export async function layOutStage(portal: Portal): Promise<Stage> {
  const connection = await createConnection({
    uri: portal.database.replace(/^mariadb:/, 'mysql:'),
    timezone: 'Z',
  });
  const { admin, fitters: pattern } = await seedAccounts(connection, portal.origin);
  const [first] = pattern;
  if (first === undefined) throw new Error('No fitter');
  const { id: patternId, mandatory } = await createTemplateDossier(portal.origin, first);
  const crowd = await insertCrowd(connection);
  const fitters = crowd.filter(({ role }) => role === 'User');
  const asSeeded = fitters.map(({ id }) => ({ id, token: '' }));
  await seedDossiers(connection, patternId, asSeeded, admin.id, DOSSIERS);
  await connection.query(
    "UPDATE dossiers SET operator_id = NULL, operator_name = '' WHERE status = 'SENT'",
  );
  const held = await seedReadyDrafts(
    connection,
    patternId,
    mandatory,
    asSeeded.slice(0, SENDERS),
    READY * 2 + PHOTO_DRAFTS,
  );
  const version = await readVersion(connection, patternId);
  const received = await listOfStatus(connection, 'SENT');
  const callers = new Callers(crowd, portal.env['JWT_SECRET'] ?? '');
  const stage: Stage = {
    portal,
    connection,
    callers,
    form: ecobonusForm(),
    photoItem: mandatory[0] ?? 0,
    photoDrafts: new Pool('drafts for photographs', held.slice(0, PHOTO_DRAFTS)),
    drafts: new Pool(
      'drafts',
      held.slice(PHOTO_DRAFTS, PHOTO_DRAFTS + READY).map((one) => ({ ...one, version })),
    ),
    ready: new Pool('ready drafts', held.slice(PHOTO_DRAFTS + READY)),
    received: new Pool('dossiers to look at', received.slice(0, received.length / 2)),
    sent: new Pool('sent dossiers', received.slice(received.length / 2)),
    accepted: new Pool('accepted dossiers', await listOfStatus(connection, 'ACCEPTED')),
    filed: new Pool('filed dossiers', await listOfStatus(connection, 'SENTTOENEA')),
    answers: 0,
    call: async (by, call) => {
      const answer = await callPortal(portal.origin, { ...call, token: callers.tokenOf(by) });
      stage.answers += 1;
      return answer;
    },
  };
  return stage;
}

export const describeStage = (): string =>
  `${FITTERS} fitters, ${OPERATORS} operators, ${DOSSIERS} dossiers`;
