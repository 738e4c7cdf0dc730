import { describe, expect, it } from '@jest/globals';
import type { DossierListItemDto } from '@pratiche/api';
import { describeToday, listOthers, listTodayItems } from './today-items.js';

const dossiers = (...ids: number[]) => ids.map((id) => ({ id })) as DossierListItemDto[];

describe('what waits for the fitter', () => {
  it.each([
    ['nothing', [], [], []],
    ['what came back first', [7], [3], ['correction 7', 'deadline 3']],
    ['a dossier once, as what came back', [7], [3, 7], ['correction 7', 'deadline 3']],
  ] as const)('is %s', (_name, corrections, near, expected) =>
    expect(
      listTodayItems(dossiers(...corrections), dossiers(...near)).map(
        ({ kind, dossier }) => `${kind} ${dossier.id}`,
      ),
    ).toEqual(expected),
  );

  it('is left out of the latest dossiers', () =>
    expect(listOthers(dossiers(1, 7, 3), listTodayItems(dossiers(7), dossiers(3)))).toEqual(
      dossiers(1),
    ));

  it.each([
    [undefined, 'Ciao Ines'],
    [0, 'Ciao Ines, oggi niente di urgente'],
    [1, 'Ciao Ines, oggi hai una cosa da fare'],
    [12, 'Ciao Ines, oggi hai 12 cose da fare'],
  ])('counts %s in the title', (count, title) => expect(describeToday('Ines', count)).toBe(title));
});
