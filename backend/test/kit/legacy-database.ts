import { STATUS_CODES, type StatusCode } from '@pratiche/domain';
import { hash } from '@node-rs/argon2';
import { DataSource } from 'typeorm';
import { migrations } from '../../migrations/index.js';
import { createDataSourceOptions } from '../../src/platform/database/index.js';
import type { DatabaseConfig } from '../../src/platform/config/index.js';
import { ecobonusForm } from './dossier-fixtures.js';
import { PASSWORD } from './account-fixtures.js';

/** The last migration of the old database's schema: all later migrations have rows to convert. */
const LAST_LEGACY_MIGRATION = 'DossierCreations1763700000016';
/** A status, the lists that show its dossiers, and the state of their credits. */
const DOSSIERS: readonly {
  status: StatusCode;
  owner: string | null;
  office: string | null;
  credits: 'none' | 'debited' | 'refunded';
}[] = [
  { status: 'DRAFT', owner: 'DRAFT', office: null, credits: 'none' },
  { status: 'SENT', owner: 'PROCESSING', office: 'RECEIVED', credits: 'debited' },
  { status: 'WAITING', owner: 'DRAFT', office: 'RECEIVED', credits: 'refunded' },
  { status: 'REJECTED', owner: 'DRAFT', office: null, credits: 'refunded' },
  { status: 'ACCEPTED', owner: 'PROCESSING', office: 'RECEIVED', credits: 'debited' },
  { status: 'SENTTOENEA', owner: 'ELABORATED', office: 'ELABORATED', credits: 'debited' },
  { status: 'SELLED', owner: 'ELABORATED', office: 'ELABORATED', credits: 'debited' },
];
const DAY_MS = 86_400_000;
const at = (daysAgo: number): string =>
  new Date(Date.now() - daysAgo * DAY_MS).toISOString().replace('T', ' ').replace('Z', '');

type Row = Readonly<Record<string, string | number | null>>;

export const LEGACY_FITTER = 'vecchio.installatore@example.test';
export const LEGACY_ADMIN = 'vecchio.ufficio@example.test';
export const LEGACY_MAIL = 'aspetta@example.test';
export const LEGACY_CREDITS = 5_000;

/** A database as an early release left it, with work in every state. */
export async function createLegacyDatabase(config: DatabaseConfig): Promise<void> {
  const options = await createDataSourceOptions(config, []);
  const names = migrations.map(({ name }) => name);
  const old = migrations.slice(0, names.indexOf(LAST_LEGACY_MIGRATION) + 1);
  const dataSource = await new DataSource({ ...options, migrations: old }).initialize();
  try {
    await dataSource.runMigrations();
    await insertRows(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

async function insertRows(dataSource: DataSource): Promise<void> {
  const insert = async (table: string, row: Row): Promise<void> => {
    await dataSource.query(
      `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
        .map(() => '?')
        .join(', ')})`,
      Object.values(row),
    );
  };
  await accounts(insert);
  await dossiers(insert);
  await jobs(insert);
}

type Insert = (table: string, row: Row) => Promise<void>;

async function accounts(insert: Insert): Promise<void> {
  const passwordHash = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1 });
  const common = {
    password_hash: passwordHash,
    email_verified: 1,
    contract_verified: 1,
    privacy_and_conditions_accepted: 1,
    first_name: 'Gelsomino',
    last_name: 'Trapani',
    business_name: 'Serramenti d’Època',
    phone: '0350000000',
    created: at(400),
    updated: at(300),
  };
  await insert('accounts', {
    id: 1,
    email: LEGACY_FITTER,
    role: 'User',
    first_package_acquired: 1,
    vat: '01234567897',
    ...common,
  });
  await insert('accounts', {
    id: 2,
    email: LEGACY_ADMIN,
    role: 'Admin',
    first_package_acquired: 0,
    ...common,
  });
  const session = { account_id: 1, created: at(2), expires: at(-20) };
  await insert('refresh_sessions', {
    ...session,
    family: 'open',
    token_hash: 'a'.repeat(64),
    rotated: at(1),
  });
  await insert('refresh_sessions', {
    ...session,
    family: 'open',
    token_hash: 'b'.repeat(64),
    created: at(1),
  });
  await insert('refresh_sessions', {
    ...session,
    family: 'ended',
    token_hash: 'c'.repeat(64),
    revoked: at(1),
  });
  const costs = {
    name: 'Pacchetto',
    price: 10_000,
    cost_ecobonus: 100,
    cost_bonus_casa: 100,
    cost_calcolo_energetico: 100,
  };
  await insert('recharge_packages', {
    id: 1,
    number_of_credits: LEGACY_CREDITS,
    is_incrementable: 0,
    on_sale: 1,
    ...costs,
  });
  const debited = DOSSIERS.filter(({ credits }) => credits === 'debited').length;
  await insert('active_packages', {
    id: 1,
    account_id: 1,
    recharge_package_id: 1,
    initial_credits: LEGACY_CREDITS,
    residual_credits: LEGACY_CREDITS - debited * 100,
    created: at(300),
    ...costs,
  });
  await insert('credit_movements', {
    account_id: 1,
    active_package_id: 1,
    type: 'recharge',
    amount: LEGACY_CREDITS,
    description: 'Ricarica Pacchetto',
    actor_id: 1,
    created: at(300),
  });
}

async function dossiers(insert: Insert): Promise<void> {
  await insert('document_set_items', {
    id: 1,
    code: 'FATTURA',
    position: 1,
    name: 'Fatture (acconto e saldo)',
    need_ecobonus: 'M',
    optional_otherwise: 0,
    prefilled: 0,
  });
  for (const [index, { status, owner, office, credits }] of DOSSIERS.entries()) {
    const id = index + 1;
    const sent = status === 'DRAFT' ? null : at(30 - index);
    const data = ecobonusForm();
    const client = `${data.beneficiaryLastName ?? ''} ${data.beneficiaryFirstName ?? ''}`;
    await insert('dossiers', {
      id,
      account_id: 1,
      version: 3,
      status,
      owner_list: owner,
      office_list: office,
      service_type: data.serviceType,
      client,
      client_key: client.toLowerCase(),
      business_name: 'Serramenti d’Època',
      company_key: 'serramenti d’epoca',
      data: JSON.stringify(data),
      created: at(60),
      updated: at(30),
      sent,
      completed: status === 'SELLED' ? at(3) : null,
      num_ecobonus: sent && 1,
      num_bonus_casa: sent && 0,
      num_calcolo_energetico: sent && 0,
      total_cost: sent && 100,
      matrix_version: sent && 1,
      reject_reason: status === 'WAITING' || status === 'REJECTED' ? 'Manca la fattura' : null,
    });
    await insert('uploaded_files', {
      dossier_id: id,
      purpose: 'document',
      item_id: 1,
      file_name: 'fattura.pdf',
      size: 3,
      content_type: 'application/pdf',
      sha256: 'd'.repeat(64),
      storage_key: `dossiers/${id}/fattura`,
      uploaded_by: 1,
      created: at(40),
    });
    if (sent === null) {
      // Differs from the other storage key only by letter case.
      await insert('uploaded_files', {
        dossier_id: id,
        purpose: 'document',
        item_id: 1,
        file_name: 'preventivo.pdf',
        size: 3,
        content_type: 'application/pdf',
        sha256: 'e'.repeat(64),
        storage_key: `dossiers/${id}/FATTURA`,
        uploaded_by: 1,
        created: at(40),
      });
      continue;
    }
    await insert('dossier_status_changes', {
      dossier_id: id,
      at: sent,
      from_code: 'DRAFT',
      to_code: 'SENT',
      actor_id: 1,
      who: 'Serramenti d’Època',
    });
    await insert('dossier_sendings', {
      dossier_id: id,
      at: sent,
      num_ecobonus: 1,
      num_bonus_casa: 0,
      num_calcolo_energetico: 0,
      credits: 100,
      total_cost: 100,
      matrix_version: 1,
    });
    await insert('notifications', {
      account_id: 1,
      title: 'Pratica inviata',
      text: `Pratica ${id}`,
      dossier_id: id,
      created: sent,
    });
    const movement = {
      account_id: 1,
      active_package_id: 1,
      dossier_id: id,
      filing: 'ecobonus',
      actor_id: 1,
      created: sent,
    };
    await insert('credit_movements', {
      ...movement,
      id: 2 * id,
      type: 'debit',
      amount: -100,
      description: `Pratica ${id}`,
    });
    if (credits === 'refunded')
      await insert('credit_movements', {
        ...movement,
        type: 'refund',
        id: 2 * id + 1,
        amount: 100,
        refund_of: 2 * id,
        description: `Rimborso pratica ${id}`,
      });
  }
  await insert('notifications', {
    account_id: 1,
    title: 'Crediti quasi finiti',
    text: 'Restano pochi crediti',
    dossier_id: null,
    created: at(5),
  });
}

/** Adds one waiting job, one whose worker process died, and one completed long ago. */
async function jobs(insert: Insert): Promise<void> {
  const mail = (subject: string) =>
    JSON.stringify({ to: LEGACY_MAIL, subject, text: subject, html: `<p>${subject}</p>` });
  const job = { kind: 'mail', attempts: 0, run_at: at(1), created: at(1) };
  await insert('outbox_jobs', {
    ...job,
    id: '00000000-0000-4000-8000-000000000001',
    status: 'pending',
    payload: mail('In attesa'),
  });
  await insert('outbox_jobs', {
    ...job,
    id: '00000000-0000-4000-8000-000000000002',
    status: 'running',
    attempts: 1,
    lease_until: at(0.5),
    payload: mail('Interrotta'),
  });
  await insert('outbox_jobs', {
    ...job,
    id: '00000000-0000-4000-8000-000000000003',
    status: 'done',
    attempts: 1,
    finished: at(1),
    payload: '{}',
  });
}

/** Codes of all dossiers of it, in the order of their numbers. */
export const LEGACY_STATUSES: readonly StatusCode[] = DOSSIERS.map(({ status }) => status);
export const hasEveryStatus = STATUS_CODES.every((code) => LEGACY_STATUSES.includes(code));
