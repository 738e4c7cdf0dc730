import { fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it } from '@jest/globals';
import { useLayoutEffect } from 'react';
import { useKeyDown } from './useKeyDown.js';

const pressed: string[] = [];

/** Presses a key at the moment in which its render reaches the screen, before any later effect. */
function Page({ name, isOn = true }: { name: string; isOn?: boolean }) {
  useKeyDown(isOn, ({ key }) => pressed.push(`${key} on ${name}`));
  useLayoutEffect(() => {
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  }, [name]);
  return <p>{name}</p>;
}

beforeEach(() => {
  pressed.length = 0;
});

it('hears a key as soon as the page is there, with the handler of what is on screen', () => {
  const { rerender } = render(<Page name="first" />);
  rerender(<Page name="second" />);
  expect(pressed).toEqual(['a on first', 'a on second']);
});

it('leaves the keys alone when it is off or gone', () => {
  const { rerender, unmount } = render(<Page name="first" isOn={false} />);
  rerender(<Page name="first" />);
  unmount();
  fireEvent.keyDown(document, { key: 'b' });
  expect(pressed).toEqual([]);
});
