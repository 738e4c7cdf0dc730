import type { AdminDossierDto } from '@pratiche/api';
import type { DossierForm } from '@pratiche/domain';
import { createMember, sql } from '../../../kit/account-fixtures.js';
import {
  adminUpload,
  createSentDossier,
  expectOk,
  readDossier,
  setStatus,
  type Member,
} from '../../../kit/dossier-flow.js';
import { createMixedProducts } from '../../../kit/dossier-fixtures.js';
import type { HttpResponse, RequestOptions } from '../../../kit/http-client.js';
import {
  createAdminUploadForm,
  createCorrectionForm,
  createRejectForm,
} from '../../../kit/multipart-forms.js';

/** A call by which an operator acts on a dossier, without the header. */
interface OperatorCall {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  ask: () => RequestOptions;
}

interface OperatorAct {
  /** Changes of the usual dossier that the received one has. */
  form?: Partial<DossierForm>;
  /** Brings a received dossier to where the act is possible. */
  prepare?: (operator: Member, owner: Member, id: number) => Promise<unknown>;
  call: (owner: Member, id: number, operator: Member) => OperatorCall;
  /** What the colleague does at the same moment; the same where it is left out. */
  rival?: (owner: Member, id: number, operator: Member) => OperatorCall;
}

const json = (
  method: OperatorCall['method'],
  path: string,
  body: Record<string, unknown>,
): OperatorCall => ({ method, path, ask: () => ({ json: body }) });

const changeStatus = (code: string) => (_owner: Member, id: number) =>
  json('PATCH', 'module/updateModuleStatus', { id, status: { code } });

const giveBack = (code: string) => (_owner: Member, id: number) => ({
  method: 'POST' as const,
  path: 'module/rejectmodule',
  ask: () => ({ form: createRejectForm(id, code, 'Manca la fattura') }),
});

const uploadFiling = (name: 'CodiceCpid' | 'Ricevuta') => (owner: Member, id: number) => ({
  method: 'POST' as const,
  path: 'Upload/fileToAzureAdmin',
  ask: () => ({ form: createAdminUploadForm(owner.id, id, name) }),
});

const accept = (operator: Member, _owner: Member, id: number) =>
  expectOk(setStatus(operator, id, 'ACCEPTED'));

async function file(operator: Member, owner: Member, id: number): Promise<void> {
  await accept(operator, owner, id);
  await expectOk(adminUpload(operator, owner.id, id, 'CodiceCpid'));
  await expectOk(setStatus(operator, id, 'SENTTOENEA'));
}

async function receive(operator: Member, owner: Member, id: number): Promise<void> {
  await file(operator, owner, id);
  await expectOk(adminUpload(operator, owner.id, id, 'Ricevuta'));
}

/** Every act that takes the revision that its operator saw. */
export const OPERATOR_ACTS: Readonly<Record<string, OperatorAct>> = {
  'accept by updateModuleStatus': { call: changeStatus('ACCEPTED') },
  'file with ENEA': {
    prepare: async (operator, owner, id) => {
      await accept(operator, owner, id);
      await expectOk(adminUpload(operator, owner.id, id, 'CodiceCpid'));
    },
    call: changeStatus('SENTTOENEA'),
  },
  complete: { prepare: receive, call: changeStatus('SELLED') },
  'accept against a return': { call: changeStatus('ACCEPTED'), rival: giveBack('WAITING') },
  'ask for corrections': { call: giveBack('WAITING') },
  refuse: { call: giveBack('REJECTED') },
  'ask for corrections against a refusal': {
    prepare: accept,
    call: giveBack('WAITING'),
    rival: giveBack('REJECTED'),
  },
  accept: { call: (_owner, id) => json('POST', 'module/accept', { ids: [id] }) },
  return: {
    call: (_owner, id) => json('POST', 'module/return', { ids: [id], reason: 'Manca la fattura' }),
  },
  assign: {
    call: (_owner, id, operator) =>
      json('POST', 'module/assign', { ids: [id], operatorId: operator.id }),
  },
  postpone: {
    call: (_owner, id) => json('POST', 'module/postpone', { ids: [id], until: null }),
  },
  resume: {
    prepare: (operator, _owner, id) =>
      expectOk(operator.http.post('module/postpone', { json: { ids: [id], until: null } })),
    call: (_owner, id) => json('POST', 'module/resume', { ids: [id] }),
  },
  'undo against a return': {
    prepare: accept,
    call: (_owner, id) => json('POST', 'module/undo', { act: 'accept', ids: [id] }),
    rival: giveBack('WAITING'),
  },
  'write the CPID': {
    call: (_owner, id) => json('PUT', 'Upload/cpid', { id, cpid: `T${id}-RACE` }),
  },
  'CPID against another': {
    call: (_owner, id) => json('PUT', 'Upload/cpid', { id, cpid: `T${id}-ONE` }),
    rival: (_owner, id) => json('PUT', 'Upload/cpid', { id, cpid: `T${id}-TWO` }),
  },
  'write the energy saving': {
    form: createMixedProducts(),
    call: (_owner, id) =>
      json('PUT', 'Upload/energySaving', {
        id,
        filing: 'schermature',
        kwh: 311,
        origin: 'shadoWindow',
      }),
  },
  'upload the CPID document': { call: uploadFiling('CodiceCpid') },
  'upload the receipt': { prepare: file, call: uploadFiling('Ricevuta') },
  'record a correction at ENEA': {
    prepare: file,
    call: (owner, id) => ({
      method: 'POST',
      path: 'Upload/filingCorrection',
      ask: () => ({ form: createCorrectionForm(owner.id, id) }),
    }),
  },
  'remove the receipt': {
    prepare: receive,
    call: (_owner, id) => ({
      method: 'DELETE',
      path: `Upload/adminFile/${id}/Ricevuta`,
      ask: () => ({}),
    }),
  },
};

/** Makes the call with the revision that the operator saw. */
export const act = (
  { http }: Member,
  { method, path, ask }: OperatorCall,
  revision?: string | number,
): Promise<HttpResponse> => {
  const options = ask();
  const header: Record<string, string> =
    revision === undefined
      ? {}
      : { 'if-match': typeof revision === 'string' ? revision : `"${revision}"` };
  return http.send(method, path, { ...options, headers: header });
};

export interface Stage {
  owner: Member;
  anna: Member;
  bruno: Member;
}

/** An owner with credits, and two operators whose names tell them apart. */
export async function createStage(): Promise<Stage> {
  const operator = async (firstName: string) => {
    const member = await createMember({ role: 'Admin' });
    await sql().run(
      'UPDATE accounts SET first_name = ?, last_name = ? WHERE id = ?',
      firstName,
      'Prova',
      member.id,
    );
    return member;
  };
  return {
    owner: await createMember({ packages: [{ credits: 500 }] }),
    anna: await operator('Anna'),
    bruno: await operator('Bruno'),
  };
}

export async function createPrepared({ owner, anna }: Stage, name: string): Promise<number> {
  const id = await createSentDossier(owner, OPERATOR_ACTS[name]?.form);
  await OPERATOR_ACTS[name]?.prepare?.(anna, owner, id);
  return id;
}

export const readRevision = async (member: Member, id: number): Promise<number> =>
  (await readDossier<AdminDossierDto>(member.http, id)).revision;
