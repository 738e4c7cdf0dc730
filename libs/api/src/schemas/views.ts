import {
  OFFICE_LISTS,
  REQUIRED_MESSAGE,
  SAVED_VIEW_NAME_MAX,
  SAVED_VIEW_PARAMETERS,
} from '@pratiche/domain';
import { z } from 'zod';

export const viewList = z.enum(OFFICE_LISTS, { error: 'Elenco non previsto.' });

const value = z
  .string({ error: 'Deve essere un testo.' })
  .max(200, { error: 'Al massimo 200 caratteri.' })
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'Contiene caratteri non ammessi.' });

/** Body of `POST Module/views` and `PUT Module/views/{id}`. */
export const viewInput = z.object({
  list: viewList,
  name: z
    .string({ error: REQUIRED_MESSAGE })
    .trim()
    .min(1, { error: REQUIRED_MESSAGE })
    .max(SAVED_VIEW_NAME_MAX, { error: `Al massimo ${SAVED_VIEW_NAME_MAX} caratteri.` })
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'Contiene caratteri non ammessi.' }),
  query: z.partialRecord(z.enum(SAVED_VIEW_PARAMETERS, { error: 'Filtro non previsto.' }), value, {
    error: 'Filtri non validi.',
  }),
  isDefault: z.boolean({ error: 'Deve essere vero o falso.' }),
});
export type ViewInput = z.output<typeof viewInput>;
