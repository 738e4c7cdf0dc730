import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { AppProviders } from '@pratiche/ui';
import { MemoryRouter } from 'react-router';
import AntdColorField from './AntdColorField.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it.each(['#00703c', 'verde', null])('draws the colour %s without a warning of antd', (value) => {
  const report = jest.spyOn(console, 'error').mockReturnValue(undefined);
  render(
    <MemoryRouter>
      <AppProviders>
        <AntdColorField id="colore" label="Colore" value={value} onChange={() => undefined} />
      </AppProviders>
    </MemoryRouter>,
  );
  expect(report.mock.calls).toEqual([]);
});
