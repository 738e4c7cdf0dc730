import { expect, it } from '@jest/globals';
import { parseInline, parseText, toAnchor, toPlainText } from './parse-text.js';

it('reads the blocks of a text', () => {
  expect(
    parseText(`# Titolo

Prima riga
e seconda.

## È così?

- uno
- due,
  che continua

1. primo
2. secondo

> Attenzione
> a questo

![La pagina](bozze.wide)
`),
  ).toEqual([
    { kind: 'title', text: 'Titolo' },
    { kind: 'paragraph', text: 'Prima riga e seconda.' },
    { kind: 'heading', text: 'È così?', id: 'e-cosi' },
    { kind: 'list', isOrdered: false, items: ['uno', 'due, che continua'] },
    { kind: 'list', isOrdered: true, items: ['primo', 'secondo'] },
    { kind: 'note', text: 'Attenzione a questo' },
    { kind: 'picture', text: 'La pagina', name: 'bozze.wide' },
  ]);
});

it('reads bold, code and links, and no link that could run', () => {
  expect(parseInline('Apri **Bozze**, poi `user` e [Aiuto](/help).')).toEqual([
    { kind: 'text', text: 'Apri ' },
    { kind: 'strong', text: 'Bozze' },
    { kind: 'text', text: ', poi ' },
    { kind: 'code', text: 'user' },
    { kind: 'text', text: ' e ' },
    { kind: 'link', text: 'Aiuto', href: '/help' },
    { kind: 'text', text: '.' },
  ]);
  for (const href of ['javascript:x', '//altrove.example', '/\\altrove', 'data:text/html,x'])
    expect(parseInline(`[qui](${href})`)).toEqual([{ kind: 'text', text: 'qui' }]);
});

it.each([
  ['Città e Comune', 'citta-e-comune'],
  ['  «Fine» dei lavori: quando?', 'fine-dei-lavori-quando'],
])('names the heading %s %s', (text, anchor) => {
  expect(toAnchor(text)).toBe(anchor);
});

it('has the words alone for searching', () => {
  expect(toPlainText('Apri **Bozze** o [qui](/help)')).toBe('Apri Bozze o qui');
});
