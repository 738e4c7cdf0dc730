import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ExcelExportProcessor } from '../../dist/src/exports/excel-export.processor.js';
import { MailProcessor } from '../../dist/src/platform/mail/mail.processor.js';

/*
 * Loaded by `node --import` into each process of a portal under test: e-mails and exports that end
 * the process they run in. Files in the data folder say what is going on, and what to do.
 */

const inDataFolder = (name) => join(process.env.DATA_DIR ?? '.', name);
const isCured = () => existsSync(inDataFolder('antidote'));
const writeRun = (subject, moment) =>
  appendFileSync(inDataFolder('runs'), `${process.pid} ${subject} ${moment}\n`);

const DEATHS = {
  kill: () => process.kill(process.pid, 'SIGKILL'),
  abort: () => process.abort(),
  hang: () => {
    for (;;);
  },
  exit: () => process.exit(0),
  callback: () =>
    setImmediate(() => {
      throw new Error('In a callback');
    }),
};

/** Mails that wait beside the one that ends the process. */
const HELD = 3;
let held = 0;

async function meetFate({ data: { subject }, attemptsStarted }) {
  const [word, death] = subject.split(' ');
  if (word === 'held' && attemptsStarted === 1) {
    held += 1;
    await new Promise(() => undefined);
  }
  if (word === 'slow') while (!isCured()) await pause(50);
  if (word !== 'poison' || isCured()) return;
  while (attemptsStarted === 1 && held < HELD) await pause(20);
  DEATHS[death]();
  await new Promise(() => undefined);
}

const { process: sendMail } = MailProcessor.prototype;
MailProcessor.prototype.process = async function (job) {
  const { subject } = job.data;
  writeRun(subject, 'begins');
  await meetFate(job);
  await sendMail.call(this, job);
  writeRun(subject, 'ends');
};

const { runTask } = ExcelExportProcessor.prototype;
ExcelExportProcessor.prototype.runTask = async function (...task) {
  if (existsSync(inDataFolder('poisoned-exports'))) process.abort();
  await runTask.apply(this, task);
};
