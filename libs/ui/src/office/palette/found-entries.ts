import type { PaletteResultDto } from '@pratiche/api';
import { getChoiceLabel, ROLE_CHOICES } from '@pratiche/domain';
import type { PaletteGroup } from './palette-entries.js';
import { PALETTE_TEXTS as TEXTS } from './texts.js';

const joinTexts = (...texts: (string | null | false)[]): string =>
  texts.filter(Boolean).join(' · ');

/** What the server found, by kind. */
export const toFoundGroups = (
  { dossiers, accounts }: PaletteResultDto,
  isStale: boolean,
): PaletteGroup[] =>
  [
    {
      title: TEXTS.dossiers,
      entries: dossiers.map(({ id, client, businessName, status }) => ({
        key: `dossier-${id}`,
        label: joinTexts(TEXTS.dossier(id), client),
        detail: joinTexts(status.name, businessName),
        to: `/administration/modules/edit/${id}`,
        isStale,
      })),
    },
    {
      title: TEXTS.people,
      entries: accounts.map(({ id, name, email, vat, role }) => ({
        key: `account-${id}`,
        label: name,
        detail: joinTexts(
          getChoiceLabel(ROLE_CHOICES, role),
          email !== name && email,
          vat && TEXTS.vat(vat),
        ),
        to: `/administration/users/${id}`,
        isStale,
      })),
    },
  ].filter(({ entries }) => entries.length > 0);
