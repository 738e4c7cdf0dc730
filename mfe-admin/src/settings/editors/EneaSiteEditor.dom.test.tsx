import type { ProblemFieldDto, SettingHistoryDto } from '@pratiche/api';
import type { SiteChanges } from '@pratiche/domain';
import { AppProviders } from '@pratiche/ui';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { EneaSiteEditor } from './EneaSiteEditor.js';

// Parts of antd are loaded on first use, which is slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });
/** Observer that antd's list waits with, which the page of a test lacks. */
class TimerChannel {
  port1: { onmessage: (() => void) | null } = { onmessage: null };
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}
beforeAll(() => {
  Object.assign(globalThis, { MessageChannel: TimerChannel });
});
afterEach(cleanup);

const NONE: SiteChanges = { fields: [], choices: [] };
const HISTORY: SettingHistoryDto = {
  kind: 'eneaSite',
  current: NONE,
  currentId: null,
  seen: 0,
  entries: [],
};
const confine = { year: 2026, page: 'serramenti', field: 'id-conf' };

let current: SiteChanges;

interface Drawn {
  start?: SiteChanges;
  entries?: SettingHistoryDto['entries'];
  errors?: readonly ProblemFieldDto[];
}

function Editor({ start = NONE, entries = [], errors = [] }: Drawn) {
  const [value, setValue] = useState(start);
  return (
    <EneaSiteEditor
      kind="eneaSite"
      value={value}
      onChange={(next) => {
        current = next;
        setValue(next);
      }}
      errors={errors}
      history={{ ...HISTORY, entries }}
      validFrom="2026-06-03"
    />
  );
}

async function draw(page: string, drawn: Drawn = {}): Promise<void> {
  current = drawn.start ?? NONE;
  render(
    <AppProviders>
      <Editor {...drawn} />
    </AppProviders>,
  );
  const settled = () =>
    waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  await settled();
  await choose('Pagina del sito', page);
  await settled();
}

/** The list is outside the field, and each open one has its own. */
async function choose(select: string, label: string): Promise<void> {
  fireEvent.mouseDown(screen.getByLabelText(select));
  const options = await screen.findAllByText(label, { selector: '.ant-select-item *' });
  fireEvent.click(options.at(-1) ?? document.body);
}
const write = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('keeps what is written beside the delivered words, and nothing of what is emptied', async () => {
  await draw('Serramenti e infissi');
  write('Parole sul sito di «Confine»', 'Confina con');
  write('Controllo di «Confine»', 'id-confine');
  await choose('Obbligo di «Confine»', 'Facoltativa');
  expect(current.fields).toEqual([
    { ...confine, label: 'Confina con', control: 'id-confine', need: 'optional' },
  ]);
  write('Parole sul sito di «Confine»', '');
  write('Controllo di «Confine»', '');
  await choose('Obbligo di «Confine»', 'Obbligatoria (com’era)');
  expect(current).toEqual(NONE);
});

it('goes back to what was delivered with one touch', async () => {
  await draw('Serramenti e infissi', {
    start: { fields: [{ ...confine, label: 'Confina con', isConfirmed: true }], choices: [] },
  });
  press('Torna a com’era: Confine');
  expect(current).toEqual(NONE);
});

it('confirms a question with one touch, and takes it back', async () => {
  await draw('Serramenti e infissi');
  press('Confermata sul sito: Confine');
  expect(current.fields).toEqual([{ ...confine, isConfirmed: true }]);
  expect(screen.getByText('da salvare')).toBeTruthy();
  press('Riapri la verifica: Confine');
  expect(current).toEqual(NONE);
  // Seen by two sources: there is nothing to confirm.
  expect(screen.queryByRole('button', { name: 'Confermata sul sito: Telaio prima' })).toBeNull();
});

it('says who confirmed a question: the first of the entries that hold it until now', async () => {
  const confirmed: SiteChanges = { fields: [{ ...confine, isConfirmed: true }], choices: [] };
  const entry = (id: number, author: string, value: SiteChanges, validFrom = '2026-06-01') => ({
    id,
    author,
    value,
    validFrom,
    createdAt: `2026-06-0${id}T10:00:00.000Z`,
    note: null,
  });
  await draw('Serramenti e infissi', {
    start: confirmed,
    entries: [
      // Holds later.
      entry(6, 'sesta@example.test', confirmed, '2026-09-01'),
      entry(4, 'quarta@example.test', { ...confirmed, choices: [] }),
      entry(3, 'terza@example.test', confirmed),
      entry(2, 'seconda@example.test', NONE),
      entry(1, 'prima@example.test', confirmed),
    ],
  });
  expect(screen.getByText(/terza@example\.test/).textContent).toContain('03/06/2026');
});

it('adds an option for a value of ours that has none', async () => {
  await draw('Impianto termico esistente');
  press('Aggiungi una voce a «Tipo di regolazione»');
  write('Codice di ENEA di «nuova voce»', '400');
  await choose('Nostro valore di «nuova voce»', 'Nessuna');
  write('Parole sul sito di «nuova voce»', 'd. nessuna');
  press('Confermata sul sito: d. nessuna');
  const added = { year: 2026, page: 'impianto', field: 'id-regolazione', code: '400' };
  expect(current.choices).toEqual([
    { ...added, isAdded: true, label: 'd. nessuna', value: 'nessuna', isConfirmed: true },
  ]);
  press('Togli la voce aggiunta d. nessuna');
  expect(current).toEqual(NONE);
});

it('changes words and code of an option, and shows the value of ours that it says', async () => {
  await draw('Impianto termico esistente');
  write('Codice di ENEA di «h. altro (52)»', '53');
  write('Parole sul sito di «h. altro (52)»', 'h. altri vettori');
  expect(current.choices).toEqual([
    {
      year: 2026,
      page: 'impianto',
      field: 'id-vettore',
      code: '52',
      newCode: '53',
      label: 'h. altri vettori',
    },
  ]);
  expect(screen.getByText('Gas metano')).toBeTruthy();
});

it('changes the site of another year beside what holds from the year before', async () => {
  await draw('Serramenti e infissi', {
    start: { fields: [{ ...confine, label: 'Confina con' }], choices: [] },
  });
  await choose('Sito per i lavori finiti nel', '2027');
  write('Parole sul sito di «Confina con»', 'Verso');
  expect(current.fields).toEqual([
    { ...confine, label: 'Confina con' },
    { ...confine, year: 2027, label: 'Verso' },
  ]);
});

it('says above what does not fit, and names the page of a fault that is not in view', async () => {
  await draw('Immobile', {
    start: { fields: [{ ...confine, label: 'x' }], choices: [] },
    errors: [
      { field: 'choices', message: 'Due voci hanno il codice 37.' },
      { field: 'fields.0.label', message: 'Al massimo 160 caratteri.' },
    ],
  });
  expect(screen.getByText('Due voci hanno il codice 37.')).toBeTruthy();
  expect(screen.getByText('Serramenti e infissi 2026: Al massimo 160 caratteri.')).toBeTruthy();
});
