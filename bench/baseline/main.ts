/**
 * The baseline of the comparison: a minimal server with `node:http` and `mysql2`, without
 * framework, ORM, queue or log, doing the same work on the same database: the same token check,
 * statements, domain rules and commit.
 */
import { createPool } from 'mysql2/promise';
import { createDossier } from './create-dossier.ts';
import { startHttpServer } from './http-server.ts';
import { listDossiers } from './list-dossiers.ts';
import { sendDossier } from './send-dossier.ts';

const { DATABASE_URL = '', JWT_SECRET = '', PORT = '0' } = process.env;
const pool = createPool({
  uri: DATABASE_URL.replace(/^mariadb:/, 'mysql:'),
  connectionLimit: 20,
  timezone: 'Z',
  supportBigNumbers: true,
});

startHttpServer(Number(PORT), JWT_SECRET, async (call) => {
  if (call.url.pathname === '/health') return { body: 'ok' };
  if (call.url.pathname === '/list') return listDossiers(pool, call);
  if (call.url.pathname === '/create') return createDossier(pool, call);
  return sendDossier(pool, call);
});
