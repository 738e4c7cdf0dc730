import type { BulkResultDto } from '@pratiche/api';
import {
  createAdminUploadForm,
  createRejectForm,
  type BackOfficeFile,
} from '../../kit/multipart-forms.js';
import {
  blurAcceptance,
  FILINGS,
  isReadyForEnea,
  isReturnable,
  isWhole,
  mayBeAssigned,
} from '../dossier-machine.js';
import { assertEqual } from '../invariants.js';
import { createDossierCommand } from '../model-command.js';
import type { HttpResponse } from '../../kit/http-client.js';
import type { Model, ModelDossier, Real } from '../model.types.js';
import { refund } from '../money-machine.js';
import { callTwice } from '../twice.js';

/** An act can be taken back for 30 s; near the end of that neither outcome is a mistake. */
const SURELY_UNDOABLE_MS = 20_000;

export const sendBack = (pick: number, to: 'WAITING' | 'REJECTED') =>
  createDossierCommand(`sendBack.${to}`, pick, {
    moves: isReturnable,
    step: async (dossier, model, real) => {
      const outcome = isReturnable(dossier) ? 'once' : 'refused';
      const done = await callTwice(real, outcome, () =>
        real.operators[pick % 2 === 0 ? 0 : 1].http.post('module/rejectmodule', {
          form: createRejectForm(dossier.id, to, 'Documento illeggibile'),
        }),
      );
      if (done === null) return;
      refund(model, dossier);
      dossier.status = to;
      dossier.accepted = null;
    },
  });

const advance = (
  pick: number,
  to: 'ACCEPTED' | 'SENTTOENEA' | 'SELLED',
  mayAdvance: (dossier: ModelDossier) => boolean,
) =>
  createDossierCommand(`advance.${to}`, pick, {
    moves: mayAdvance,
    step: async (dossier, _model: Model, real: Real) => {
      const by = real.operators[pick % 2 === 0 ? 0 : 1];
      const outcome = !dossier.isDeleted && mayAdvance(dossier) ? 'once' : 'refused';
      const done = await callTwice(real, outcome, () =>
        by.http.patch('module/updateModuleStatus', {
          json: { id: dossier.id, status: { code: to } },
        }),
      );
      if (done === null) return;
      dossier.status = to;
      dossier.accepted = to === 'ACCEPTED' ? { by, at: Date.now() } : null;
    },
  });

export const accept = (pick: number) =>
  advance(pick, 'ACCEPTED', ({ status }) => status === 'SENT');

export const fileToEnea = (pick: number) =>
  advance(
    pick,
    'SENTTOENEA',
    (dossier) => dossier.status === 'ACCEPTED' && isReadyForEnea(dossier),
  );

export const complete = (pick: number) =>
  advance(
    pick,
    'SELLED',
    ({ status, filings, receipts, request }) =>
      status === 'SENTTOENEA' && isWhole(filings, receipts) && request === null,
  );

/** The next paper of a dossier on its way. */
const isAwaitingPaper = ({ status, isDeleted }: ModelDossier, name: BackOfficeFile): boolean =>
  !isDeleted && status === (name === 'CodiceCpid' ? 'ACCEPTED' : 'SENTTOENEA');

/** CPID or receipt of every declaration of the dossier. */
export const uploadPaper = (pick: number, name: BackOfficeFile) =>
  createDossierCommand(`upload.${name}`, pick, {
    moves: (dossier) => isAwaitingPaper(dossier, name),
    step: async (dossier, _model, real) => {
      const uploaded = name === 'CodiceCpid' ? dossier.cpids : dossier.receipts;
      for (const filing of FILINGS[dossier.filings]) {
        const isWithOffice = !['DRAFT', 'WAITING', 'REJECTED'].includes(dossier.status);
        const isAllowed =
          !dossier.isDeleted &&
          isWithOffice &&
          !(dossier.status === 'SELLED' && uploaded.has(filing));
        const done = await callTwice(
          real,
          !isAllowed ? 'refused' : dossier.status === 'SELLED' ? 'once' : 'replaced',
          () =>
            real.operators[0].http.post('Upload/fileToAzureAdmin', {
              form: createAdminUploadForm(real.owner.id, dossier.id, name, undefined, {
                ...(dossier.filings === 1 ? {} : { filing }),
              }),
            }),
        );
        if (done === null) continue;
        uploaded.add(filing);
        await expectOneFile(real, dossier.id, name, filing);
        blurAcceptance(dossier);
      }
    },
  });

const isSavingAllowed = ({ status, filings, isDeleted, hasSaving }: ModelDossier): boolean =>
  !isDeleted &&
  filings === 2 &&
  !['DRAFT', 'WAITING', 'REJECTED'].includes(status) &&
  !(status === 'SELLED' && hasSaving);

/** The energy saving of a declaration of shadings; a number that no other call wrote. */
export const writeSaving = (pick: number) =>
  createDossierCommand('writeSaving', pick, {
    moves: (dossier) => dossier.status === 'ACCEPTED' && isSavingAllowed(dossier),
    step: async (dossier, _model, real) => {
      const json = {
        id: dossier.id,
        filing: 'schermature',
        kwh: real.next(),
        origin: 'shadoWindow',
      };
      const outcome = isSavingAllowed(dossier) ? 'replaced' : 'refused';
      const done = await callTwice(real, outcome, () =>
        real.operators[0].http.put('Upload/energySaving', { json }),
      );
      if (done === null) return;
      dossier.hasSaving = true;
      blurAcceptance(dossier);
    },
  });

/** The second of two uploads took the place of the first. */
async function expectOneFile({ sql }: Real, id: number, purpose: string, filing: string) {
  const [found] = await sql.rows<{ n: number | string }>(
    'SELECT COUNT(*) AS n FROM uploaded_files WHERE dossier_id = ? AND purpose = ? AND filing = ?',
    id,
    purpose,
    filing,
  );
  assertEqual(`Files ${purpose} of ${filing}`, Number(found?.n), 1);
}

/** Whether each of two equal requests at once was done, for one dossier. */
async function callBulkTwice({ start }: Real, call: () => Promise<HttpResponse>) {
  const answers = await Promise.all([start(call), start(call)]);
  return answers.map((answer) => answer.json<BulkResultDto>().rows[0]?.isDone);
}

export const assign = (pick: number, to: 0 | 1) =>
  createDossierCommand('assign', pick, {
    moves: mayBeAssigned,
    step: async (dossier, _model, real) => {
      const operatorId = real.operators[to].id;
      const [before] = await real.sql.rows<{ operator: number | null }>(
        'SELECT operator_id AS operator FROM dossiers WHERE id = ?',
        dossier.id,
      );
      // The second of two equal assignments finds it done, or that the dossier has just changed.
      const isDone = (
        await callBulkTwice(real, () =>
          real.operators[0].http.post('module/assign', { json: { ids: [dossier.id], operatorId } }),
        )
      ).includes(true);
      const isExpected =
        mayBeAssigned(dossier) || (!dossier.isDeleted && before?.operator === operatorId);
      if (isDone !== isExpected) throw new Error(`Assigned: ${isDone}, expected: ${isExpected}`);
      if (isDone && before?.operator !== operatorId) dossier.accepted = null;
    },
  });

export const undoAcceptance = (pick: number) =>
  createDossierCommand('undo', pick, {
    moves: ({ accepted }) => accepted !== null,
    step: async (dossier, _model, real) => {
      const { accepted } = dossier;
      if (accepted !== null && Date.now() - accepted.at > SURELY_UNDOABLE_MS) return;
      const by = accepted?.by ?? real.operators[0];
      const done = (
        await callBulkTwice(real, () =>
          by.http.post('module/undo', { json: { act: 'accept', ids: [dossier.id] } }),
        )
      ).filter((isDone) => isDone === true);
      if (done.length !== (accepted === null ? 0 : 1))
        throw new Error(`${done.length} of two undone at once`);
      if (accepted === null) return;
      dossier.status = 'SENT';
      dossier.accepted = null;
    },
  });
