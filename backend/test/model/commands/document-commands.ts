import type { MessageThreadDto } from '@pratiche/api';
import { createMessageForm, createUploadForm } from '../../kit/multipart-forms.js';
import { pdf } from '../../kit/file-fixtures.js';
import { blurAcceptance, mayBeAskedForDocuments } from '../dossier-machine.js';
import { createDossierCommand } from '../model-command.js';
import { callTwice } from '../twice.js';

export const askForDocument = (pick: number) =>
  createDossierCommand('ask', pick, {
    moves: mayBeAskedForDocuments,
    step: async (dossier, _model, real) => {
      const itemId = real.mandatory[0] ?? 0;
      const isAllowed = mayBeAskedForDocuments(dossier) && dossier.request === null;
      const done = await callTwice(real, isAllowed ? 'once' : 'refused', () =>
        real.operators[0].http.post(`Module/documentRequests/${dossier.id}`, {
          json: { itemId, text: 'Non si legge' },
        }),
      );
      const id = done?.json<MessageThreadDto>().requests.at(-1)?.id;
      if (id === undefined) return;
      dossier.request = { id, hasFile: false };
      dossier.accepted = null;
    },
  });

/** The owner uploads the file that was asked for, which alone may come while the dossier is frozen. */
export const uploadAnswer = (pick: number) =>
  createDossierCommand('uploadAnswer', pick, {
    moves: ({ request }) => request !== null,
    step: async (dossier, _model, real) => {
      if (dossier.request === null || dossier.isDeleted) return;
      const item = real.mandatory[0] ?? 0;
      const name = `nuovo-${real.next()}.pdf`;
      const { status, text } = await real.owner.http.post('Upload/file', {
        form: createUploadForm(`${real.owner.id}/${dossier.id}`, item, pdf(name), name),
      });
      if (status !== 200) throw new Error(`The file asked for: ${status} ${text}`);
      dossier.request.hasFile = true;
      blurAcceptance(dossier);
    },
  });

export const answer = (pick: number) =>
  createDossierCommand('answer', pick, {
    moves: ({ request }) => request?.hasFile === true,
    step: async (dossier, _model, real) => {
      const id = dossier.request?.id ?? 999_999_999;
      const isAllowed = !dossier.isDeleted && dossier.request?.hasFile === true;
      const done = await callTwice(real, isAllowed ? 'once' : 'refused', () =>
        real.owner.http.post(`Module/documentRequests/${dossier.id}/${id}/answer`, {
          json: { text: 'Ecco' },
        }),
      );
      if (done === null) return;
      dossier.request = null;
      blurAcceptance(dossier);
    },
  });

export const withdrawRequest = (pick: number) =>
  createDossierCommand('withdrawRequest', pick, {
    moves: ({ request }) => request !== null,
    step: async (dossier, _model, real) => {
      const id = dossier.request?.id ?? 999_999_999;
      const isAllowed = !dossier.isDeleted && dossier.request !== null;
      const done = await callTwice(real, isAllowed ? 'once' : 'refused', () =>
        real.operators[1].http.delete(`Module/documentRequests/${dossier.id}/${id}`),
      );
      if (done === null) return;
      dossier.request = null;
      dossier.accepted = null;
    },
  });

/** With one key, so that the message is written once. */
export const writeMessage = (pick: number) =>
  createDossierCommand('write', pick, {
    moves: ({ sendings }) => sendings > 0,
    step: async (dossier, _model, real) => {
      const headers = { 'idempotency-key': `message-${real.next()}` };
      const count = () =>
        real.sql.rows<{ n: number }>(
          'SELECT COUNT(*) AS n FROM dossier_messages WHERE dossier_id = ?',
          dossier.id,
        );
      const [before] = await count();
      // Messages open with the first sending.
      const isAllowed = !dossier.isDeleted && dossier.sendings > 0;
      const done = await callTwice(real, isAllowed ? 'same' : 'refused', () =>
        real.operators[1].http.post(`Module/messages/${dossier.id}`, {
          form: createMessageForm('Buongiorno'),
          headers,
        }),
      );
      if (done === null) return;
      const [after] = await count();
      if (Number(after?.n) !== Number(before?.n) + 1)
        throw new Error(`${before?.n} messages, then ${after?.n}`);
      dossier.accepted = null;
    },
  });
