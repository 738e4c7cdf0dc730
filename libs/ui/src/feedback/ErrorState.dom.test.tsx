import { ApiError } from '@pratiche/api';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from '@jest/globals';
import { ErrorState } from './ErrorState.js';

afterEach(cleanup);

it('says what went wrong below a drawing that screen readers leave out', async () => {
  const error = new ApiError({ status: 503, code: 'x', message: 'Il servizio è occupato.' });
  render(<ErrorState error={error} onRetry={() => undefined} />);
  const state = screen.getByRole('alert');
  expect(state.textContent).toBe(
    'Non siamo riusciti a caricare i datiIl servizio è occupato.Riprova',
  );
  await waitFor(() => expect(state.querySelector('[aria-hidden="true"] svg')).toBeTruthy());
});
