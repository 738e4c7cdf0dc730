import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { drawSigning } from '../../test/signing-fixtures.js';
import { OnlineSignatureMark } from './OnlineSignatureMark.js';

it('is green as what is done, and leads to the check of the signature by a name of its own', () => {
  drawSigning(<OnlineSignatureMark dossierId={7} signatureId={5} />);
  expect(screen.getByText('Firmata online').className).toContain('pr-row-badge-green');
  // Beside it "Verifica" marks the document as verified.
  expect(screen.getByRole('link', { name: 'Controlla la firma' })).toBeTruthy();
});
