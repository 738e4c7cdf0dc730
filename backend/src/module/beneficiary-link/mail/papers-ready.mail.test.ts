import { expect, it } from '@jest/globals';
import { papersReadyMail } from './papers-ready.mail.js';

const NEED = 'Serve a Infissi per inviare la pratica della tua detrazione.';
const REASON = 'è cambiato un dato stampato (Foglio: 12 → 21; Nome: «A» → «B»; CAP: «1» → «2»)';
const AGAIN =
  'Avevi già firmato «Delega», ma quella firma non vale più: è cambiato un dato che compare nei documenti firmati (Foglio: 12 → 21; e altri dati). Per questo ti chiediamo di firmare la nuova versione.';

it.each([
  [['Delega'], [AGAIN, NEED]],
  [
    ['Delega', 'Atto'],
    [AGAIN, `Aspetta la tua firma anche «Atto». ${NEED}`],
  ],
])('says shortly why %j is signed again', (papers, paragraphs) => {
  const mail = papersReadyMail({
    requestedBy: 'Infissi',
    papers,
    ended: [{ title: 'Delega', reason: REASON }],
    until: '2026-12-31',
    path: '/x',
  });
  expect(mail.paragraphs).toEqual(paragraphs);
});
