import { randomUUID } from 'node:crypto';
import type { DossierDto } from '@pratiche/api';
import { createRejectForm } from '../kit/multipart-forms.js';
import type { HttpResponse } from '../kit/http-client.js';
import type { Real } from './model.types.js';

export const RACING_ACTS = [
  'send',
  'save',
  'sendBack',
  'accept',
  'recharge',
  'remove',
  'read',
] as const;
export type RacingAct = (typeof RACING_ACTS)[number];

/** What one client did, and what it was told. */
export interface Told {
  client: number;
  act: RacingAct;
  dossier: number;
  status: number;
  /** Of the dossier, where the answer names it. */
  version: number | null;
}

type Call = (real: Real, id: number, seen: number) => Promise<HttpResponse>;

const CALLS: Readonly<Record<RacingAct, Call>> = {
  send: ({ owner }, id) => owner.http.post(`Module/send/${id}`),
  save: ({ owner }, id, version) =>
    owner.http.put('Module', {
      json: { id, version, immovableInterior: randomUUID().slice(0, 8) },
    }),
  sendBack: ({ operators }, id) =>
    operators[0].http.post('module/rejectmodule', {
      form: createRejectForm(id, 'WAITING', 'Manca una pagina'),
    }),
  accept: ({ operators }, id) =>
    operators[1].http.patch('module/updateModuleStatus', {
      json: { id, status: { code: 'ACCEPTED' } },
    }),
  recharge: ({ operators, owner, offers }) =>
    operators[0].http.post(`Accounts/recharge/${owner.id}`, { json: { id: offers[0]?.id } }),
  remove: ({ owner }, id) => owner.http.delete(`Module/${id}`),
  read: ({ owner }, id) => owner.http.get(`Module/${id}`),
};

/** One act of a client who has seen some version of the dossier; what it learns is the answer. */
export async function tellAct(
  real: Real,
  { client, act, dossier }: Pick<Told, 'client' | 'act' | 'dossier'>,
  seen: number,
): Promise<Told> {
  const answer = await real.start(() => CALLS[act](real, dossier, seen));
  const hasVersion = answer.status === 200 && (act === 'save' || act === 'read');
  return {
    client,
    act,
    dossier,
    status: answer.status,
    version: hasVersion ? answer.json<DossierDto>().version : null,
  };
}
