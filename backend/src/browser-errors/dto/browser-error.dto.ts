import { ChoiceField, TextField } from '../../platform/validation/index.js';

/** The front ends by name; what throws elsewhere, such as an extension, is of none of them. */
export const BROWSER_PARTS = ['shell', 'mfe-wizard', 'mfe-lists', 'mfe-admin'] as const;
export type BrowserPart = (typeof BROWSER_PARTS)[number];

const KINDS = ['error', 'rejection', 'boundary', 'load', 'start'] as const;

/** An error that a page has met. Neither addresses nor texts of people fit into its fields. */
export class BrowserErrorDto {
  @ChoiceField(KINDS, { name: 'BrowserErrorKind' })
  kind!: (typeof KINDS)[number];

  @TextField({ max: 60, pattern: /^[\w.-]+$/, description: 'Release of the shell.' })
  release!: string;

  @TextField({
    max: 200,
    pattern: /^(?:\/|(?:\/(?:[a-z]+(?:-[a-z]+)*|:part))+)$/i,
    description: 'Path of the page; what is no plain word in it is ":part".',
    example: '/modules/edit/:part',
  })
  page!: string;

  @TextField({ max: 60, pattern: /^[A-Za-z]\w*$/, description: 'Name of the error: TypeError.' })
  name!: string;

  @TextField({ max: 300, characters: 'line' })
  message!: string;

  @TextField({ max: 4_000, characters: 'lines' })
  stack!: string;

  @TextField({
    max: 40,
    pattern: /^[a-z]+(?:-[a-z0-9]+)*$/,
    isOptional: true,
    description: 'Remote whose page did not come or failed.',
    example: 'mfe-lists',
  })
  remote?: string;

  @TextField({
    max: 60,
    pattern: /^[\w.-]+$/,
    isOptional: true,
    description: 'Release of that remote.',
    example: '1.0.0-0123456789',
  })
  remoteRelease?: string;

  @TextField({
    max: 6,
    pattern: /^[A-Z2-9]{6}$/,
    isOptional: true,
    description: 'Code that the page shows for support.',
    example: 'K7M2QX',
  })
  reference?: string;
}
