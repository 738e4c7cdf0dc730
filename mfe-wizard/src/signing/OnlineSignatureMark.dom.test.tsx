import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { stubCall } from '../../../libs/api/test/stub-call.js';
import { getTestApi } from '../../test/render-session.js';
import { drawSigning, PAPER, PAPERS, SIGNATURE } from '../../test/signing-fixtures.js';
import { OnlineSignatureMark } from './OnlineSignatureMark.js';

it('is green as what is done, and leads to the check of the signature by a name of its own', () => {
  drawSigning(<OnlineSignatureMark dossierId={7} signatureId={5} />);
  expect(screen.getByText('Firmata online').className).toContain('pr-row-badge-green');
  // Beside it "Verifica" marks the document as verified.
  expect(screen.getByRole('link', { name: 'Controlla la firma' })).toBeTruthy();
});

it('says who signed and when, which the signed paper does not show', async () => {
  const signature = {
    ...SIGNATURE,
    state: 'signed' as const,
    signedAt: '2026-11-23T10:00:00.000Z',
    signer: { name: 'Maria Rossi', role: 'beneficiario' },
  };
  stubCall(getTestApi(), 'GET', '/api/Signatures/dossiers/{dossierId}/papers', () => ({
    ...PAPERS,
    papers: [{ ...PAPER, signature }],
  }));
  drawSigning(<OnlineSignatureMark dossierId={7} signatureId={SIGNATURE.id} />);
  expect(await screen.findByText('da Maria Rossi il 23/11/2026')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Certificato' })).toBeTruthy();
});

it.each([
  [true, 8, 1],
  [false, 9, 0],
])(
  'tells the office alone (%s) where a signature came from the company',
  async (tells, id, count) => {
    const companyOrigin = 'La firma è arrivata dalla stessa rete dell’impresa.';
    stubCall(getTestApi(), 'GET', '/api/Signatures/dossiers/{dossierId}/papers', () => ({
      ...PAPERS,
      papers: [
        {
          ...PAPER,
          signature: {
            ...SIGNATURE,
            state: 'signed' as const,
            signedAt: '2026-11-23T10:00:00.000Z',
            signer: { name: 'Maria Rossi', role: 'beneficiario' },
            companyOrigin,
          },
        },
      ],
    }));
    drawSigning(
      <OnlineSignatureMark dossierId={id} signatureId={SIGNATURE.id} tellsOrigin={tells} />,
    );
    await screen.findByText('da Maria Rossi il 23/11/2026');
    expect(screen.queryAllByText(companyOrigin)).toHaveLength(count);
  },
);
