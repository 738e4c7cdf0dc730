import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import {
  createSigningServer,
  drawSigning,
  ENDED_SIGNATURE,
  PAPER,
} from '../../test/signing-fixtures.js';
import type { FieldOpener } from './PaperStateText.js';
import { SignablePaperList } from './SignablePaperList.js';

afterEach(cleanup);

describe('a paper that the customer cannot sign yet', () => {
  const show = (missing: string[], findOpener: FieldOpener) =>
    drawSigning(
      <SignablePaperList
        server={createSigningServer()}
        papers={[
          {
            ...PAPER,
            code: 'DELEGA',
            signedBy: 'beneficiary',
            canSign: false,
            obstacleKind: 'incomplete',
            missing,
          },
        ]}
        onSign={() => undefined}
        findOpener={findOpener}
      />,
    );

  it('is for later where only the company can complete it', () => {
    show(['Inizio e fine dei lavori'], () => null);
    expect(screen.getByText(/^Lo firmi più avanti da questo link/)).toBeTruthy();
    expect(screen.queryByText(/Manca/)).toBeNull();
  });

  it('leads to what the customer can fill in', () => {
    show(['Documento d’identità', 'Inizio e fine dei lavori'], (field) =>
      field.startsWith('beneficiary') ? () => undefined : null,
    );
    expect(screen.getByText(/Mancano:/)).toBeTruthy();
    expect(screen.getByRole('button', { name: /numero e scadenza/ })).toBeTruthy();
  });
});

describe('a paper whose print changed', () => {
  const show = (signedAt: string | null) =>
    drawSigning(
      <SignablePaperList
        server={createSigningServer()}
        papers={[
          {
            ...PAPER,
            code: 'DELEGA',
            signedBy: 'beneficiary',
            signature: {
              ...ENDED_SIGNATURE,
              signedAt,
              reason: 'è cambiato un dato stampato (nel testo: «tel. 1.» → «tel. 2.»)',
            },
          },
        ]}
        onSign={() => undefined}
        findOpener={() => null}
      />,
    );

  it('is simply to be signed where it was only opened', () => {
    show(null);
    expect(screen.getByText('Da firmare')).toBeTruthy();
    expect(screen.queryByText(/non vale più/)).toBeNull();
    expect(document.querySelector('.wz-again')).toBeNull();
  });

  it('says what ended the signature that was given', () => {
    show(ENDED_SIGNATURE.signedAt);
    expect(
      screen.getByText(
        'La firma non vale più: è cambiato un dato che compare nei documenti firmati (nel testo: «tel. 1.» → «tel. 2.»). Serve una nuova firma.',
      ),
    ).toBeTruthy();
  });
});
