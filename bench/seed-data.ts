import type { LastStepDto } from '@pratiche/api';
import type { Connection, RowDataPacket } from 'mysql2/promise';
import {
  hashWord,
  listDetailTails,
  listWordTails,
  splitIntoDetailWords,
  splitIntoWords,
} from '../backend/test/kit/name-words.js';
import { ecobonusForm } from '../backend/test/kit/dossier-fixtures.js';
import type { SeededAccount } from './seed-accounts.ts';

/** `BENCH_DOSSIERS=1000000` lays out more. */
export const DOSSIERS = Number(process.env['BENCH_DOSSIERS'] ?? 100_000);

/** A complete dossier as the browser sends it. */
export const createDossierBody = (): string => JSON.stringify(ecobonusForm());

/** Creates one dossier through the API, the template of all others, with its required documents. */
export async function createTemplateDossier(
  origin: string,
  { token }: SeededAccount,
): Promise<{ id: number; mandatory: number[] }> {
  const answer = await fetch(`${origin}/api/Module/lastStepDraft`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: createDossierBody(),
  });
  if (!answer.ok)
    throw new Error(`lastStepDraft answered ${answer.status}: ${await answer.text()}`);
  const { moduleId, documentSet } = (await answer.json()) as LastStepDto;
  return {
    id: moduleId,
    mandatory: documentSet.documentsDocumentsSetResponse
      .filter(({ isMandatory }) => isMandatory)
      .map(({ id }) => id),
  };
}

/**
 * Dossiers of all fitters, in every status, with four years of dates and thousands of client names,
 * some of them rare.
 */
export async function seedDossiers(
  connection: Connection,
  patternId: number,
  fitters: readonly SeededAccount[],
  adminId: number,
  amount = DOSSIERS,
): Promise<void> {
  // Without tables but a sequence: MariaDB would copy the documents through a temporary table otherwise.
  // Every surname with one of two hundred endings: a part of a name is found on many dossiers or on few, as in life.
  const client = `CONCAT(${sqlPickByNumber('n.seq * 7 DIV 15', LAST)}, IF(n.seq % 3 = 0, ELT(1 + n.seq DIV 3 % 200, ${ENDINGS.map((ending) => `'${ending}'`).join(', ')}), ''), ' ', ${sqlPickByNumber('n.seq * 7 + n.seq DIV 300', FIRST)})`;
  // A tax code of a hundred thousand, and a street that many have.
  const details = `CONCAT(LPAD(LOWER(CONV(n.seq % 100000 * 7919, 10, 36)), 6, 'q'), LPAD(n.seq % 90, 2, '0'), 'm', LPAD(n.seq % 28, 2, '0'), 'a794k', '\\n', ${sqlPickByNumber('n.seq DIV 3', STREETS)}, ' ', n.seq % 90, ' bergamo bg')`;
  const company = `CONCAT('Serramenti misura', 1 + n.seq % ${fitters.length})`;
  const status = (column: 0 | 1 | 2) =>
    `ELT(1 + INTERVAL(n.seq DIV 20 % 100, 10, 35, 45, 55), ${STATUSES.map((row) => row[column]).join(', ')})`;
  const ago = (minutes: number) => `NOW() - INTERVAL (n.seq * 1261 % ${minutes}) MINUTE`;
  await connection.query(
    'SELECT version, service_type, data, deadline_date INTO @version, @service, @data, @deadline FROM dossiers WHERE id = ?',
    [patternId],
  );
  await withIndexesDropped(connection, 'dossiers', () =>
    connection.query(`
    INSERT INTO dossiers (account_id, status, owner_list, office_list, client, client_key, search_key, business_name, company_key, created, updated, sent, completed, operator_name,
      operator_id, version, service_type, data, deadline_date)
    SELECT ${sqlPickByNumber(
      'n.seq',
      fitters.map(({ id }) => String(id)),
    )}, ${status(0)}, ${status(1)}, ${status(2)}, ${client}, LOWER(${client}), ${details}, ${company}, LOWER(${company}),
      ${ago(2_100_000)}, NOW(), IF(n.seq DIV 20 % 100 < 10, NULL, ${ago(2_000_000)}), IF(n.seq DIV 20 % 100 < 55, NULL, ${ago(1_900_000)}), 'Gelsomino Trapani',
      ${adminId}, @version, @service, @data, DATE_FORMAT(NOW() + INTERVAL (n.seq * 977 % 400) DAY, '%Y-%m-%d')
    FROM seq_1_to_${amount} n`),
  );
  await withIndexesDropped(connection, 'dossier_status_changes', () => seedHistory(connection));
  await seedSearchNames(connection);
  await connection.query(
    'ANALYZE TABLE dossiers, dossier_status_changes, name_tails, dossier_words',
  );
}

/**
 * A million rows are inserted in a third of the time when the indexes are built afterwards; one
 * index stays for each foreign key.
 */
async function withIndexesDropped(
  connection: Connection,
  table: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const [all] = await connection.query<RowDataPacket[]>(
    `
    SELECT index_name AS name, GROUP_CONCAT(column_name ORDER BY seq_in_index) AS columns FROM information_schema.statistics
    WHERE table_schema = DATABASE() AND table_name = ? AND non_unique = 1 GROUP BY index_name ORDER BY index_name = 'ix_dossiers_owner_created' DESC, index_name`,
    [table],
  );
  const keys = (
    await connection.query<RowDataPacket[]>(
      `
    SELECT column_name AS name FROM information_schema.key_column_usage WHERE table_schema = DATABASE() AND table_name = ? AND referenced_table_name IS NOT NULL`,
      [table],
    )
  )[0].map(({ name }) => String(name));
  const kept = new Set(
    keys.map((key) => all.find(({ columns }) => String(columns).split(',')[0] === key)?.['name']),
  );
  const dropped = all.filter(({ name }) => !kept.has(name));
  await connection.query('SET SESSION foreign_key_checks = 0, unique_checks = 0');
  if (dropped.length > 0)
    await connection.query(
      `ALTER TABLE ${table} ${dropped.map(({ name }) => `DROP INDEX ${name}`).join(', ')}`,
    );
  await work();
  if (dropped.length > 0)
    await connection.query(
      `ALTER TABLE ${table} ${dropped.map(({ name, columns }) => `ADD INDEX ${name} (${columns})`).join(', ')}`,
    );
  await connection.query('SET SESSION foreign_key_checks = 1, unique_checks = 1');
}

/** Each received, and where its status says so handed on and completed, as the board counts it. */
async function seedHistory(connection: Connection): Promise<void> {
  const row = (to: string, at: string, which: string) =>
    `INSERT INTO dossier_status_changes (dossier_id, at, from_code, to_code, who) SELECT id, ${at}, 'DRAFT', '${to}', 'Misura' FROM dossiers WHERE ${which}`;
  await connection.query(row('SENT', 'sent', 'sent IS NOT NULL'));
  await connection.query(
    row('SENTTOENEA', 'completed', "office_list = 'ELABORATED' AND completed IS NOT NULL"),
  );
  await connection.query(row('SELLED', 'completed', "status = 'SELLED' AND completed IS NOT NULL"));
}

/** The index of names and details, as each sending would have written it. */
async function seedSearchNames(connection: Connection): Promise<void> {
  const [keys] = await connection.query<RowDataPacket[]>(
    'SELECT DISTINCT client_key AS name FROM dossiers WHERE office_list IS NOT NULL UNION SELECT DISTINCT company_key FROM dossiers WHERE office_list IS NOT NULL',
  );
  const words = splitIntoWords(keys.map(({ name }) => String(name)));
  const [codes] = await connection.query<RowDataPacket[]>(
    "SELECT DISTINCT SUBSTRING_INDEX(search_key, '\\n', 1) AS code FROM dossiers WHERE office_list IS NOT NULL",
  );
  const details = splitIntoDetailWords(
    [...codes.map(({ code }) => String(code)), ...STREETS, 'bergamo'].join('\n'),
  );
  const tails = [
    ...words.flatMap((word) => listWordTails(word).map((tail) => [tail, hashWord(word)])),
    ...details.flatMap((word) => listDetailTails(word).map((tail) => [tail, hashWord(word)])),
  ];
  for (let start = 0; start < tails.length; start += 5_000)
    await connection.query('INSERT IGNORE INTO name_tails (tail, word) VALUES ?', [
      tails.slice(start, start + 5_000),
    ]);
  const part = (column: string, at: number) =>
    `SUBSTRING_INDEX(SUBSTRING_INDEX(${column}, ' ', ${at}), ' ', -1)`;
  for (const word of [
    part('client_key', 1),
    part('client_key', 2),
    part('company_key', 1),
    part('company_key', 2),
    "CONCAT('=', SUBSTRING_INDEX(search_key, '\\n', 1))",
    "CONCAT('=', SUBSTRING_INDEX(SUBSTRING_INDEX(search_key, '\\n', -1), ' ', 1))",
    "'=bergamo'",
  ]) {
    await connection.query(
      `INSERT IGNORE INTO dossier_words (word, dossier_id) SELECT CONV(LEFT(SHA1(${word}), 12), 16, 10), id FROM dossiers WHERE office_list IS NOT NULL`,
    );
  }
}

/** One of a list, by a number. */
const sqlPickByNumber = (number: string, list: readonly string[]) =>
  `ELT(1 + (${number}) % ${list.length}, ${list.map((name) => `'${name}'`).join(', ')})`;
const STREETS = ['faggeto', 'castagneta', 'noceto', 'frassineto', 'carpineto', 'olmeto'];
const LAST = [
  'Brughetti',
  'Calandri',
  'Dossena',
  'Ferlini',
  'Gandossi',
  'Lazzaroni',
  'Manenti',
  'Nodari',
  'Orsatti',
  'Pedrocchi',
  'Quadri',
  'Rosati',
  'Salvetti',
  'Tironi',
  'Ubiali',
  'Vezzoli',
  'Zanoletti',
  'Bonfanti',
  'Carminati',
  'Rossetti',
];
const ENDINGS = Array.from(
  { length: 200 },
  (_, index) =>
    `${['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'po', 'ru'][index % 10]}${['nelli', 'rossi', 'tazzi', 'verdi', 'zoni', 'maschi', 'dori', 'gatti', 'lupo', 'forte', 'chiari', 'santi', 'bene', 'mezzo', 'pinti', 'costa', 'ghini', 'vari', 'sole', 'neri'][Math.floor(index / 10)]}`,
);
const FIRST = [
  'Ortensia',
  'Ginepro',
  'Malva',
  'Narciso',
  'Viola',
  'Basilio',
  'Erica',
  'Fiordaliso',
  'Iris',
  'Lauro',
  'Mirta',
  'Oleandro',
  'Rosa',
  'Timo',
  'Verbena',
];
/**
 * Status and the lists that contain it: a tenth drafts, a quarter sent, a tenth accepted, a tenth
 * with ENEA, the rest completed.
 */
const STATUSES = [
  ["'DRAFT'", "'DRAFT'", 'NULL'],
  ["'SENT'", "'PROCESSING'", "'RECEIVED'"],
  ["'ACCEPTED'", "'PROCESSING'", "'RECEIVED'"],
  ["'SENTTOENEA'", "'ELABORATED'", "'ELABORATED'"],
  ["'SELLED'", "'ELABORATED'", "'ELABORATED'"],
] as const;
