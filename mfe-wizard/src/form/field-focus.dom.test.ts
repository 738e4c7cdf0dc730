import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { focusField, restoreFocus, saveFocus, showStepErrorList } from './field-focus.js';

const at = (selector: string): HTMLElement =>
  document.querySelector<HTMLElement>(selector) ?? document.body;

afterEach(() => void jest.restoreAllMocks());

beforeEach(() => {
  document.body.innerHTML =
    '<main tabindex="-1"><h2 id="titolo-passo" tabindex="-1">Residenza</h2><input id="campo-nome"><input id="campo-cognome"></main>';
});

it('after the host has taken the focus for a new address, typing goes on in its field', () => {
  at('#campo-nome').focus();
  saveFocus();
  at('main').focus();
  restoreFocus();
  expect(document.activeElement?.id).toBe('campo-nome');
});

it('a step that was left without a focused field begins at its title', () => {
  at('#campo-nome').focus();
  saveFocus();
  at('#campo-nome').blur();
  saveFocus();
  at('main').focus();
  restoreFocus();
  expect(document.activeElement?.id).toBe('titolo-passo');
});

it('does not take the focus back from another field the user moved to', () => {
  at('#campo-nome').focus();
  saveFocus();
  at('#campo-cognome').focus();
  restoreFocus();
  expect(document.activeElement?.id).toBe('campo-cognome');
});

it.each([
  [500, ['.wz-errors']],
  // Its message would lie under the bar: the field is more than the list.
  [650, ['.wz-errors', '.pr-field']],
])('a wrong field that ends at %i px is in view with its message', (bottom, scrolled) => {
  document.body.innerHTML =
    '<div class="wz-errors"></div><div class="pr-field"><input id="campo-nome"><p></p></div><div class="wz-actions"></div>';
  jest.spyOn(at('.pr-field'), 'getBoundingClientRect').mockReturnValue({ bottom } as DOMRect);
  jest.spyOn(at('.wz-actions'), 'getBoundingClientRect').mockReturnValue({ top: 600 } as DOMRect);
  const scroll = jest
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockImplementation(() => undefined);
  // The mock may be the one of other files of this worker.
  scroll.mockClear();
  const places = () => scroll.mock.contexts.map((one) => `.${(one as Element).className}`);
  expect(focusField('nome')).toBe(true);
  expect(places()).toEqual(['.pr-field']);
  scroll.mockClear();
  showStepErrorList();
  expect(places()).toEqual(scrolled);
});
