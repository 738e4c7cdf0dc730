import type { SignablePaperDto } from '@pratiche/api';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import {
  createSigningServer,
  drawSigning,
  ENDED_SIGNATURE,
  PAPER,
  SIGNATURE,
} from '../../test/signing-fixtures.js';
import type { FieldOpener } from './PaperStateText.js';
import { LostSignaturesNote } from './LostSignaturesNote.js';
import { PaperSigningDetails } from './PaperSigningDetails.js';
import { PaperSigningLine } from './PaperSigningLine.js';

afterEach(cleanup);

const CHANGE = 'è cambiato un dato stampato (Foglio: 12 → 21)';
const SHOWN_CHANGE = 'è cambiato un dato che compare nei documenti firmati (Foglio: 12 → 21)';

describe('the row of a document', () => {
  const row = (
    change: Partial<SignablePaperDto>,
    findOpener: FieldOpener = () => null,
    isAwaited = false,
  ) => {
    const onSign = jest.fn();
    drawSigning(
      <PaperSigningLine
        paper={{ ...PAPER, ...change }}
        server={createSigningServer()}
        isAwaited={isAwaited}
        onSign={onSign}
        findOpener={findOpener}
      />,
    );
    return onSign;
  };

  const details = (paper: SignablePaperDto) =>
    drawSigning(
      <PaperSigningDetails
        paper={paper}
        server={createSigningServer({ withdrawPaper: () => Promise.resolve(SIGNATURE) })}
        onChanged={() => undefined}
      />,
    );

  it('offers the fitter to sign what is the fitter’s to sign', () => {
    const onSign = row({});
    fireEvent.click(screen.getByRole('button', { name: 'Firma online: Requisiti tecnici' }));
    expect(onSign).toHaveBeenCalledWith('REQ');
  });

  it('says what is missing on a paper that is not complete', () => {
    row({
      canSign: false,
      obstacleKind: 'incomplete',
      obstacle: 'Mancano dati.',
      missing: ['Fine lavori'],
    });
    expect(screen.getByText(/Manca: Fine lavori/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('names the fields behind what is missing, and leads to those that the reader fills in', () => {
    const opened: string[] = [];
    const incomplete = {
      code: 'DELEGA' as const,
      signedBy: 'beneficiary' as const,
      canSign: false,
      obstacleKind: 'incomplete' as const,
      missing: ['Documento d’identità', 'Inizio e fine dei lavori'],
    };
    row(incomplete, (field) =>
      field.startsWith('beneficiary') ? () => void opened.push(field) : null,
    );
    expect(document.querySelector('.wz-signing-line')?.textContent).toBe(
      'La firma il cliente dal link. Non ancora pronta per la firma online. Mancano: numero e scadenza del documento d’identità, nel passo «Beneficiario», inizio e fine dei lavori',
    );
    fireEvent.click(screen.getByRole('button', { name: /numero e scadenza/ }));
    expect(opened).toEqual(['beneficiaryIdentificationDocNumber']);
  });

  it('names the box behind which the supply of each product is typed, once', () => {
    row({
      code: 'CONGR',
      canSign: false,
      obstacleKind: 'incomplete',
      missing: ['Fornitura senza IVA, riga 1', 'Spesa ammessa, riga 1', 'Spesa ammessa, riga 2'],
    });
    expect(document.querySelector('.wz-signing-line')?.textContent).toContain(
      'Manca: importo della sola fornitura (spunta «Ho gli importi separati di fornitura e posa»)',
    );
  });

  it('leads to the profile for what the company has not said of itself', () => {
    row({
      code: 'REQ',
      canSign: false,
      obstacleKind: 'incomplete',
      missing: ['Codice fiscale'],
    });
    const link = screen.getByRole('link', {
      name: 'codice fiscale del legale rappresentante, nel profilo',
    });
    expect(link.getAttribute('href')).toBe('/accounts/edit');
  });

  it('leaves the customer’s papers to the customer', () => {
    row({ code: 'DELEGA', signedBy: 'beneficiary' });
    expect(document.querySelector('.wz-signing-line')?.textContent).toBe(
      'Può firmarla online anche il cliente, dal suo link.',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leaves what is awaited to the row, unless a signature ended', () => {
    const awaited = { code: 'DELEGA', signedBy: 'beneficiary' } as const;
    row(awaited, undefined, true);
    expect(document.querySelector('.wz-signing-line')).toBeNull();
    cleanup();
    row({ ...awaited, signature: { ...ENDED_SIGNATURE, reason: null } }, undefined, true);
    expect(document.querySelector('.wz-signing-line')?.textContent).toBe(
      'La firma non vale più. Serve una nuova firma.',
    );
    cleanup();
    row({ ...awaited, signature: { ...ENDED_SIGNATURE, reason: CHANGE } }, undefined, true);
    expect(document.querySelector('.wz-signing-line')?.textContent).toBe(
      'La firma non vale più: chiedila di nuovo.',
    );
  });

  it('tells in one line who signed when; the copies and the way back are behind the row', () => {
    const signed: SignablePaperDto = {
      ...PAPER,
      canSign: false,
      obstacleKind: 'already-signed',
      isUploaded: true,
      signature: { ...SIGNATURE, state: 'signed', signedAt: '2026-11-23T10:05:00.000Z' },
    };
    row(signed);
    expect(screen.getByText(/Firmata online il 23\/11\/2026.* da Ortensia Brughetti/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    details(signed);
    expect(screen.getByRole('button', { name: /certificato di firma/ })).toBeTruthy();
    const withdraw = screen.getByRole('button', { name: 'Ritira la firma: Delega' });
    expect(withdraw.className).not.toContain('danger');
  });

  it('says shortly that a changed value ended a signature; the value is behind the row', () => {
    const ended: SignablePaperDto = {
      ...PAPER,
      signature: { ...ENDED_SIGNATURE, reason: CHANGE },
    };
    row(ended);
    expect(screen.getByText('La firma non vale più: firma di nuovo.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Firma online: Requisiti tecnici' })).toBeTruthy();
    cleanup();
    details(ended);
    expect(
      screen.getByText(`La firma non vale più: ${SHOWN_CHANGE}. Serve una nuova firma.`),
    ).toBeTruthy();
  });

  it.each([
    [
      'voided',
      'il documento firmato è stato tolto dalla pratica',
      'La firma non vale più: il documento firmato è stato tolto dalla pratica. Serve una nuova firma.',
    ],
    ['refused', 'Il nome è sbagliato.', 'La firma è stata rifiutata: Il nome è sbagliato.'],
    [
      'expired',
      'c’è un nuovo link per il cliente',
      'Il tempo per firmare è finito: c’è un nuovo link per il cliente. Apri di nuovo il documento.',
    ],
  ] as const)('says of a %s signature with its reason one sentence: %s', (state, reason, text) => {
    row({ signature: { ...ENDED_SIGNATURE, state, reason } });
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('says how the customer’s paper is signed that is not signed online', () => {
    const inInk = { code: 'ATTO', signedBy: 'beneficiary', canSign: false } as const;
    row({ ...inInk, obstacleKind: 'not-enabled' });
    expect(document.querySelector('.wz-signing-line')?.textContent).toBe(
      'Il cliente firma su carta: scarica, fai firmare, carica.',
    );
    cleanup();
    row({ ...inInk, obstacleKind: 'not-enabled', isUploaded: true });
    expect(document.querySelector('.wz-signing-line')).toBeNull();
  });

  it.each([
    ['not allowed', { canSign: false, obstacleKind: 'not-enabled' as const }],
    ['uploaded on paper', { isUploaded: true }],
  ])('says nothing of a paper that is %s', (_, change) => {
    row(change);
    expect(document.querySelector('.wz-signing-line')).toBeNull();
  });
});

it('says once what changed, and which signatures are to be made again', () => {
  const end = (code: 'DELEGA' | 'REQ' | 'CONGR', reason: string): SignablePaperDto => ({
    ...PAPER,
    code,
    title: code,
    signature: { ...ENDED_SIGNATURE, reason },
  });
  const other = 'è cambiato un dato stampato (Nome: «A» → «B»; CAP: «1» → «2»)';
  drawSigning(
    <LostSignaturesNote
      papers={[
        end('DELEGA', CHANGE),
        end('REQ', CHANGE),
        end('CONGR', other),
        { ...end('CONGR', CHANGE), isUploaded: true },
        end('CONGR', 'ritirata'),
      ]}
    />,
  );
  expect([...document.querySelectorAll('.wz-asked-again')].map((one) => one.textContent)).toEqual([
    'È cambiato un dato che compare nei documenti firmati (Foglio: 12 → 21): servono di nuovo le firme su «DELEGA» e «REQ».',
    'È cambiato un dato che compare nei documenti firmati (Nome: «A» → «B»; e altri dati): serve di nuovo la firma su «CONGR».',
  ]);
});
