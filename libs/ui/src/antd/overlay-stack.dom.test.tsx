import * as React from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';

// A page has one React, whatever else of it is loaded again.
jest.doMock('react', () => React);

type Copy = typeof import('./overlay-stack.js');

let host: Copy;
let remote: Copy;

/** Evaluates the module again, as in a copy of the library loaded by a remote. */
beforeEach(async () => {
  jest.resetModules();
  host = await import('./overlay-stack.js');
  jest.resetModules();
  remote = await import('./overlay-stack.js');
});

afterEach(cleanup);

function Window({ of, name, open }: { of: Copy; name: string; open: boolean }) {
  return <p data-testid={name}>{of.useShouldTrapFocus(open) ? 'keeps' : 'lets go'}</p>;
}

function Page({
  first,
  second,
  third = false,
}: {
  first: boolean;
  second: boolean;
  third?: boolean;
}) {
  return (
    <>
      <Window of={remote} name="first" open={first} />
      <Window of={host} name="second" open={second} />
      <Window of={host} name="third" open={third} />
    </>
  );
}

const said = (name: string) => screen.getByTestId(name).textContent;

it('of windows of two copies the one in front keeps the focus, and the other again after it', () => {
  const { rerender } = render(<Page first second={false} />);
  expect(said('first')).toBe('keeps');
  act(() => rerender(<Page first second />));
  expect([said('first'), said('second')]).toEqual(['lets go', 'keeps']);
  act(() => rerender(<Page first second={false} />));
  expect(said('first')).toBe('keeps');
});

it('windows of one copy are left to antd, whichever of them is closed first', () => {
  const { rerender } = render(<Page first={false} second third />);
  expect([said('second'), said('third')]).toEqual(['keeps', 'keeps']);
  act(() => rerender(<Page first={false} second={false} third />));
  expect(said('third')).toBe('keeps');
  act(() => rerender(<Page first second={false} third />));
  expect([said('first'), said('third')]).toEqual(['keeps', 'lets go']);
});

it('a window that goes with its page gives it back too', () => {
  const both = (isThere: boolean) => (
    <>
      <Window of={remote} name="first" open />
      {isThere && <Window of={host} name="second" open />}
    </>
  );
  const { rerender } = render(both(true));
  expect(said('first')).toBe('lets go');
  act(() => rerender(both(false)));
  expect(said('first')).toBe('keeps');
});
