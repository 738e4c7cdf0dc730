import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { drawSigning } from '../../test/signing-fixtures.js';
import { usePageZoom } from './usePageZoom.js';
import { ZoomButtons } from './ZoomButtons.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function Frame() {
  const { zoom, setZoom, frame } = usePageZoom();
  return (
    <>
      <ZoomButtons zoom={zoom} onChange={setZoom}>
        {null}
      </ZoomButtons>
      <div ref={frame} />
    </>
  );
}

it('opens a paper as wide as a phone, and enlarges it by a button that says so', () => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(328);
  drawSigning(<Frame />);
  const status = screen.getByText('100 %');
  const larger = screen.getByRole('button', { name: 'Ingrandisci' });
  expect(larger.textContent).toBe('Ingrandisci');
  expect(screen.queryByRole('button', { name: 'Rimpicciolisci' })).toBeNull();
  fireEvent.click(larger);
  expect(status.textContent).toBe('150 %');
  expect(larger.textContent).toBe('+');
  fireEvent.click(screen.getByRole('button', { name: 'Rimpicciolisci' }));
  expect(status.textContent).toBe('100 %');
  expect(document.activeElement).toBe(larger);
});
