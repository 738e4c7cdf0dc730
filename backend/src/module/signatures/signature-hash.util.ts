import { createHash } from 'node:crypto';
import type { Sha256 } from '@pratiche/domain/signatures';

export const sha256: Sha256 = (content) => createHash('sha256').update(content).digest('hex');

const OFFSET_FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Rome',
  timeZoneName: 'longOffset',
});

/** `2026-11-24T01:12:00.000+01:00`: the clock of the server with its offset in Italy. */
export function formatMomentWithOffset(moment: Date): string {
  const name =
    OFFSET_FORMAT.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '00', minutes = '00'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  const minutesAhead = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const local = new Date(moment.getTime() + minutesAhead * 60_000).toISOString().slice(0, -1);
  return `${local}${sign}${hours}:${minutes}`;
}

/** `m•••@example.it`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${at < 0 ? '' : address.slice(at)}`;
}
