import type { PaymentInstructions, Municipality, Notification, PaymentLog, RechargePackage } from '../types/index.js';
import { json, nothing } from './answers.js';
import type { Send } from './request.js';

export const municipalitiesClient = (send: Send) => ({
  /** All of them; cached by the browser with an ETag. */
  getAll: () => json<Municipality[]>(send('municipalities/getAll')),
  fromZip: (zip: string, name: string) =>
    json<Municipality>(send(`municipalities/fromZip/${encodeURIComponent(zip)}/${encodeURIComponent(name)}`)),
});

export const packagesClient = (send: Send) => ({
  getAll: () => json<RechargePackage[]>(send('RechargePackage')),
  get: (id: number) => json<RechargePackage>(send(`RechargePackage/${id}`)),
  /** How to pay for it by transfer; `numCredits` where credits are sold one by one. */
  payment: (id: number, numCredits?: number) => json<PaymentInstructions>(send(`Payments/${id}`, { query: { numCredits } })),
});

export const paymentLogsClient = (send: Send) => ({
  ofUser: (id: number) => json<PaymentLog[]>(send(`PaymentLogs/users/${id}`)),
});

export const notificationsClient = (send: Send) => ({
  getAll: () => json<Notification[]>(send('Notifications')),
  markAsRead: (id: number) => nothing(send(`Notifications/${id}/read`, { method: 'POST' })),
});
