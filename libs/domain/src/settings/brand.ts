/** Marks under which the portal is offered: another provider has its own. */
export interface Brand {
  name: string;
  /** `#rrggbb`; other tones follow from it. */
  colour: string;
  /** PNG as a data address; blank: the window that comes with the portal. */
  logo: string;
}

export const DEFAULT_BRAND: Brand = { name: 'Pratiche Infissi', colour: '#00703c', logo: '' };

const readChannels = (hex: string): number[] =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** The colour mixed with black, `share` of it black. */
const darken = (hex: string, share: number): string =>
  `#${readChannels(hex)
    .map((value) =>
      Math.round(value * (1 - share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** The variables of the style sheet that follow from the colour; none for the portal's own. */
export const listBrandTones = (colour: string): readonly (readonly [string, string])[] =>
  colour.toLowerCase() === DEFAULT_BRAND.colour
    ? []
    : [
        ['--pr-primary', colour],
        ['--pr-primary-hover', darken(colour, 0.12)],
        ['--pr-primary-dark', darken(colour, 0.24)],
        ['--pr-primary-pressed', darken(colour, 0.34)],
        ['--pr-frame', darken(colour, 0.72)],
        ['--pr-frame-end', darken(colour, 0.6)],
      ];
