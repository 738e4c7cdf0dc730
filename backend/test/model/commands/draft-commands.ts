import type { DossierDto } from '@pratiche/api';
import { createMixedProducts, ecobonusForm } from '../../kit/dossier-fixtures.js';
import { isWithOwner } from '../dossier-machine.js';
import { createCommand, createDossierCommand } from '../model-command.js';
import type { ModelDossier } from '../model.types.js';
import { debit, planPayment } from '../money-machine.js';
import { addDocuments } from '../ready-documents.js';
import { callTwice } from '../twice.js';

const FORMS = { 1: ecobonusForm(), 2: ecobonusForm(createMixedProducts()) };

const createModelDossier = (
  { id, version }: DossierDto,
  filings: 1 | 2,
  hasDocuments: boolean,
): ModelDossier => ({
  id,
  version,
  status: 'DRAFT',
  filings,
  hasDocuments,
  isDeleted: false,
  cpids: new Set(),
  hasSaving: false,
  receipts: new Set(),
  request: null,
  debits: new Map(),
  accepted: null,
  sendKeys: [],
  sendings: 0,
});

export const create = (filings: 1 | 2, hasDocuments: boolean) =>
  createCommand(
    `create(${filings}${hasDocuments ? ', documents' : ''})`,
    async ({ dossiers }, real) => {
      const headers = { 'idempotency-key': `create-${real.next()}` };
      const made = await callTwice(real, 'same', () =>
        real.owner.http.put('Module', { json: FORMS[filings], headers }),
      );
      if (made === null) return;
      const dossier = createModelDossier(made.json<DossierDto>(), filings, hasDocuments);
      dossiers.push(dossier);
      if (hasDocuments) await addDocuments(real, dossier.id);
    },
  );

export const save = (pick: number) =>
  createDossierCommand('save', pick, {
    moves: isWithOwner,
    step: async (dossier, _model, real) => {
      const json = {
        id: dossier.id,
        version: dossier.version,
        immovableInterior: `${real.next() % 10_000}`,
      };
      const outcome = isWithOwner(dossier) ? 'once' : 'refused';
      if ((await callTwice(real, outcome, () => real.owner.http.put('Module', { json }))) === null)
        return;
      dossier.version += 1;
      dossier.status = 'DRAFT';
    },
  });

/** Of the version before the last, as another device would. */
export const saveStale = (pick: number) =>
  createDossierCommand('saveStale', pick, {
    step: async ({ id, version }, _model, real) => {
      const json = { id, version: version - 1, immovableInterior: '0' };
      await callTwice(real, 'refused', () => real.owner.http.put('Module', { json }));
    },
  });

const isSendable = (dossier: ModelDossier): boolean => isWithOwner(dossier) && dossier.hasDocuments;

export const send = (pick: number, isKeyed: boolean) =>
  createDossierCommand(isKeyed ? 'sendKeyed' : 'send', pick, {
    moves: isSendable,
    step: async (dossier, model, real) => {
      const key = `send-${real.next()}`;
      const maySend = isSendable(dossier) && planPayment(model, dossier) !== null;
      const outcome = !maySend ? 'refused' : isKeyed ? 'same' : 'once';
      const done = await callTwice(real, outcome, () =>
        real.owner.http.post(
          `Module/send/${dossier.id}`,
          isKeyed ? { headers: { 'idempotency-key': key } } : {},
        ),
      );
      if (done === null) return;
      debit(model, dossier);
      dossier.version += 1;
      dossier.status = 'SENT';
      dossier.sendings += 1;
      if (isKeyed) dossier.sendKeys.push(key);
      if (dossier.request?.hasFile === true) dossier.request = null;
    },
  });

/** The answer of a sending was lost, and the device asks again much later. */
export const replaySend = (pick: number) =>
  createDossierCommand('replaySend', pick, {
    moves: ({ sendKeys }) => sendKeys.length > 0,
    step: async ({ id, isDeleted, sendKeys }, _model, real) => {
      const key = sendKeys[0];
      if (key === undefined) return;
      await callTwice(real, isDeleted ? 'refused' : 'same', () =>
        real.owner.http.post(`Module/send/${id}`, { headers: { 'idempotency-key': key } }),
      );
    },
  });

export const remove = (pick: number) =>
  createDossierCommand('remove', pick, {
    moves: isWithOwner,
    step: async (dossier, _model, real) => {
      const outcome = isWithOwner(dossier) ? 'once' : 'refused';
      const done = await callTwice(real, outcome, () =>
        real.owner.http.delete(`Module/${dossier.id}`),
      );
      if (done !== null) dossier.isDeleted = true;
    },
  });

export const restore = (pick: number) =>
  createDossierCommand('restore', pick, {
    moves: ({ isDeleted }) => isDeleted,
    step: async (dossier, _model, real) => {
      const outcome = dossier.isDeleted ? 'once' : 'refused';
      const done = await callTwice(real, outcome, () =>
        real.owner.http.post(`Module/restore/${dossier.id}`),
      );
      if (done !== null) dossier.isDeleted = false;
    },
  });
