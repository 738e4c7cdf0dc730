import { NOTIFICATION_KIND_CODES } from '@pratiche/domain';
import { z } from 'zod';

/** Body of `PUT Notifications/preferences`. */
export const notificationPreferenceInput = z.object({
  kind: z.enum(NOTIFICATION_KIND_CODES, { error: 'Tipo di notifica non previsto.' }),
  email: z.boolean({ error: 'Deve essere vero o falso.' }),
});
export type NotificationPreferenceInput = z.output<typeof notificationPreferenceInput>;

/** Body of `POST Notifications/read`: everything up to this notification was seen. */
export const notificationsReadInput = z.object({
  lastId: z
    .int({ error: 'Deve essere un numero intero.' })
    .min(1, { error: 'Numero non valido.' })
    .max(2_147_483_647, { error: 'Numero non valido.' }),
});
export type NotificationsReadInput = z.output<typeof notificationsReadInput>;
