import type fc from 'fast-check';
import type { StatusCode } from '@pratiche/domain';
import { isReadyForEnea, isWhole } from '../dossier-machine.js';
import type { Model, ModelDossier, Real } from '../model.types.js';
import { send } from './draft-commands.js';
import { accept, complete, fileToEnea, uploadPaper, writeSaving } from './office-commands.js';

type Command = fc.AsyncCommand<Model, Real>;

const NEXT: Readonly<Record<StatusCode, (pick: number, dossier: ModelDossier) => Command | null>> =
  {
    DRAFT: (pick) => send(pick, true),
    WAITING: (pick) => send(pick, false),
    REJECTED: () => null,
    SENT: accept,
    ACCEPTED: (pick, dossier) => {
      if (isReadyForEnea(dossier)) return fileToEnea(pick);
      return isWhole(dossier.filings, dossier.cpids)
        ? writeSaving(pick)
        : uploadPaper(pick, 'CodiceCpid');
    },
    SENTTOENEA: (pick, { filings, receipts }) =>
      isWhole(filings, receipts) ? complete(pick) : uploadPaper(pick, 'Ricevuta'),
    SELLED: () => null,
  };

/** The next step on the way of most dossiers, so that many of a sequence come to their end. */
export const forward = (pick: number): Command => ({
  check: ({ dossiers }) => dossiers.length > 0,
  run: async (model, real) => {
    const dossier = model.dossiers[pick % model.dossiers.length];
    if (dossier !== undefined) await NEXT[dossier.status](pick, dossier)?.run(model, real);
  },
  toString: () => `forward(${pick})`,
});
