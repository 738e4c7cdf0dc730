import { beforeEach, expect, it } from '@jest/globals';
import { saveFocus, restoreFocus } from './field-focus.js';

const at = (selector: string): HTMLElement =>
  document.querySelector<HTMLElement>(selector) ?? document.body;

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
