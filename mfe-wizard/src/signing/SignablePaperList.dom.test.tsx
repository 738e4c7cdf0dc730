import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { createSigningServer, drawSigning, PAPER } from '../../test/signing-fixtures.js';
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
