import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, jest } from '@jest/globals';
import { OfficeMenuButton } from './OfficeMenuButton.js';
import { OfficePopover } from './OfficePopover.js';

afterEach(cleanup);

it('opens a panel whose button was pressed before antd was there', async () => {
  render(<OfficePopover label="Filtra per stato" trigger="Stato" content={<p>Inviata</p>} />);
  fireEvent.click(screen.getByRole('button', { name: 'Filtra per stato' }));
  await act(() => import('./antd/AntdPopover.js'));
  expect(await screen.findByRole('group', { name: 'Filtra per stato' })).toBeTruthy();
});

it('opens a menu whose button was pressed before antd was there', async () => {
  render(
    <OfficeMenuButton
      label="Cambia stato"
      items={[{ key: 'ACCEPTED', label: 'Accettata' }]}
      onSelect={jest.fn()}
    >
      Stato
    </OfficeMenuButton>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Cambia stato' }));
  await act(() => import('./antd/AntdMenuButton.js'));
  expect(await screen.findByRole('menuitem', { name: 'Accettata' })).toBeTruthy();
});
