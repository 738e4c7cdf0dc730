import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { hasResubmissionNote, ResubmissionNote } from './ResubmissionNote.js';

afterEach(cleanup);

const AT = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-21T10:00:00.000Z';
const DOSSIER = {
  status: { code: 'SENT' },
  previousSubmission: { at: AT },
  history: [{ to: 'WAITING', at: LATER, reason: 'Manca la fattura di saldo.' }],
  documents: [{ document: { name: 'Fatture', files: [{ created: LATER }] } }],
};

it('names what was asked and the documents that came since', () => {
  render(<ResubmissionNote dossier={DOSSIER} />);
  const note = screen.getByRole('region', { name: 'Tornata dopo le correzioni' });
  expect(note.textContent).toBe(
    'Tornata dopo le correzioni. Era stato chiesto: Manca la fattura di saldo.Documenti nuovi: Fatture',
  );
});

it('is not there of a dossier that came in once', () => {
  render(<ResubmissionNote dossier={{ ...DOSSIER, previousSubmission: null }} />);
  expect(screen.queryByRole('region')).toBeNull();
});

it.each(['WAITING', 'ACCEPTED', 'SENTTOENEA'])('is not there any more in %s', (code) => {
  render(<ResubmissionNote dossier={{ ...DOSSIER, status: { code } }} />);
  expect(screen.queryByRole('region')).toBeNull();
});

it('marks each point that was asked as changed or not', () => {
  const reason = 'Controlla questi punti.\n– Fatture: manca il saldo\n– Dati catastali · Foglio';
  render(
    <ResubmissionNote
      dossier={{ ...DOSSIER, history: [{ to: 'WAITING', at: LATER, reason }] }}
      listPoints={() => [
        {
          line: '– Fatture: manca il saldo',
          text: 'Fatture: manca il saldo',
          isAnswered: true,
        },
        {
          line: '– Dati catastali · Foglio',
          text: 'Dati catastali · Foglio',
          isAnswered: false,
        },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '✓ cambiato Fatture: manca il saldo',
    'non cambiato Dati catastali · Foglio',
  ]);
  expect(screen.getByText(/Controlla questi punti\.$/)).toBeTruthy();
});

it('has what else changed in the same box, and none without a note', () => {
  const { rerender } = render(<ResubmissionNote dossier={DOSSIER}>1 modifica</ResubmissionNote>);
  expect(screen.getByRole('region').textContent).toMatch(/Fatture1 modifica$/);
  expect(hasResubmissionNote(DOSSIER)).toBe(true);
  const accepted = { ...DOSSIER, status: { code: 'ACCEPTED' } };
  rerender(<ResubmissionNote dossier={accepted}>1 modifica</ResubmissionNote>);
  expect(screen.queryByText(/1 modifica/)).toBeNull();
  expect(hasResubmissionNote(accepted)).toBe(false);
});
