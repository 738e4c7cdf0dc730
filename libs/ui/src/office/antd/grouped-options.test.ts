import { expect, it } from '@jest/globals';
import { toGroupedOptions } from './grouped-options.js';

it('puts choices under their headings, and leaves those without one', () => {
  expect(
    toGroupedOptions([
      { value: 'a', label: 'A', group: 'Uno' },
      { value: 'b', label: 'B', group: 'Uno', disabled: true },
      { value: 'c', label: 'C', group: 'Due' },
      { value: 'd', label: 'D' },
    ]),
  ).toEqual([
    {
      label: 'Uno',
      options: [
        { value: 'a', label: 'A', disabled: false },
        { value: 'b', label: 'B', disabled: true },
      ],
    },
    { label: 'Due', options: [{ value: 'c', label: 'C', disabled: false }] },
    { value: 'd', label: 'D', disabled: false },
  ]);
});
