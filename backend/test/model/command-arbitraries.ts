import fc from 'fast-check';
import * as documents from './commands/document-commands.js';
import * as drafts from './commands/draft-commands.js';
import { forward } from './commands/forward-command.js';
import * as money from './commands/money-commands.js';
import * as office from './commands/office-commands.js';
import { createCommand } from './model-command.js';
import { compareReads } from './full-scan.js';

const pick = fc.nat({ max: 59 });
const filings = fc.constantFrom<(1 | 2)[]>(1, 2);
/** How often of ten dossiers one is ready to be sent. */
const isReady = fc.nat({ max: 9 }).map((one) => one > 0);

/** Every command; those that lead on are drawn more often, so that dossiers come far. */
export const COMMANDS = [
  fc.tuple(filings, isReady).map(([count, ready]) => drafts.create(count, ready)),
  fc.tuple(filings, isReady).map(([count, ready]) => drafts.create(count, ready)),
  pick.map(drafts.save),
  pick.map(drafts.saveStale),
  fc.tuple(pick, fc.boolean()).map(([one, isKeyed]) => drafts.send(one, isKeyed)),
  fc.tuple(pick, fc.boolean()).map(([one, isKeyed]) => drafts.send(one, isKeyed)),
  fc.tuple(pick, fc.boolean()).map(([one, isKeyed]) => drafts.send(one, isKeyed)),
  ...Array.from({ length: 8 }, () => pick.map(forward)),
  pick.map(drafts.replaySend),
  pick.map(drafts.remove),
  pick.map(drafts.restore),
  fc
    .tuple(pick, fc.constantFrom<('WAITING' | 'REJECTED')[]>('WAITING', 'REJECTED'))
    .map(([one, to]) => office.sendBack(one, to)),
  pick.map(office.accept),
  pick.map(office.accept),
  pick.map((one) => office.uploadPaper(one, 'CodiceCpid')),
  pick.map((one) => office.uploadPaper(one, 'CodiceCpid')),
  pick.map(office.writeSaving),
  pick.map(office.fileToEnea),
  pick.map(office.fileToEnea),
  pick.map((one) => office.uploadPaper(one, 'Ricevuta')),
  pick.map((one) => office.uploadPaper(one, 'Ricevuta')),
  pick.map(office.complete),
  pick.map(office.complete),
  pick.map(office.complete),
  fc.tuple(pick, fc.constantFrom<(0 | 1)[]>(0, 1)).map(([one, to]) => office.assign(one, to)),
  pick.map(office.undoAcceptance),
  pick.map(documents.askForDocument),
  pick.map(documents.uploadAnswer),
  pick.map(documents.answer),
  pick.map(documents.withdrawRequest),
  pick.map(documents.writeMessage),
  fc.nat({ max: 2 }).map(money.recharge),
  fc.nat({ max: 2 }).map(money.recharge),
  fc.tuple(pick, fc.constantFrom(1, 2, -1, -2)).map(([one, by]) => money.adjust(one, by)),
  fc.tuple(fc.nat({ max: 2 }), fc.boolean()).map(([offer, isKeyed]) => money.order(offer, isKeyed)),
  pick.map((one) => money.decideOrder(one, 'confirmed')),
  pick.map((one) => money.decideOrder(one, 'confirmed')),
  pick.map((one) => money.decideOrder(one, 'rejected')),
  pick.map((one) => money.decideOrder(one, 'withdrawn')),
  fc.constant(createCommand('compareReads', compareReads)),
];
