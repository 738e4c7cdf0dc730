import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router';
import { useRouteFocus } from './useRouteFocus.js';

function Page({ asks, title }: { asks: boolean; title?: string }) {
  const main = useRouteFocus();
  const navigate = useNavigate();
  return (
    <>
      <main ref={main} tabIndex={-1}>
        {title !== undefined && <h1 tabIndex={-1}>{title}</h1>}
        <button onClick={() => void navigate('/second')}>Go on</button>
      </main>
      {asks && (
        <div role="dialog" aria-label="Question">
          <button>Yes</button>
        </div>
      )}
    </>
  );
}

/** Goes to another page while `focused` has the focus. */
function goOn(asks: boolean, focused: string, title?: string): void {
  window.scrollTo = () => undefined;
  render(
    <MemoryRouter initialEntries={['/first']}>
      <Page asks={asks} {...(title === undefined ? {} : { title })} />
    </MemoryRouter>,
  );
  screen.getByText(focused).focus();
  fireEvent.click(screen.getByText('Go on'));
}

it('begins the next page at its top', () => {
  goOn(false, 'Go on');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('says by its title which page it is', () => {
  goOn(false, 'Go on', 'Second');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second' }));
});

it('leaves the focus to a question that is open', () => {
  goOn(true, 'Yes');
  expect(document.activeElement).toBe(screen.getByText('Yes'));
});
