import { REQUIRED_MESSAGE } from '@pratiche/domain';
import { z } from 'zod';

/** What a saved view keeps of a list's address. */
export const VIEW_PARAMETERS = [
  'q', 'sort', 'pageSize', 'company', 'client', 'operatorId', 'status', 'serviceType', 'dateFrom', 'dateTo', 'deadlineFrom', 'deadlineTo',
] as const;

export const viewList = z.enum(['RECEIVED', 'ELABORATED'], { error: 'Elenco non previsto.' });

const value = z.string({ error: 'Deve essere un testo.' }).max(200, { error: 'Al massimo 200 caratteri.' }).regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'Contiene caratteri non ammessi.' });

/** Body of `POST Module/views` and `PUT Module/views/{id}`. */
export const viewInput = z.object({
  list: viewList,
  name: z.string({ error: REQUIRED_MESSAGE }).trim().min(1, { error: REQUIRED_MESSAGE }).max(60, { error: 'Al massimo 60 caratteri.' })
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, { error: 'Contiene caratteri non ammessi.' }),
  query: z.partialRecord(z.enum(VIEW_PARAMETERS, { error: 'Filtro non previsto.' }), value, { error: 'Filtri non validi.' }),
  isDefault: z.boolean({ error: 'Deve essere vero o falso.' }),
});
export type ViewInput = z.output<typeof viewInput>;
