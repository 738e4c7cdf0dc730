import { formatCount, selectPlural, type DeviceWork } from '@pratiche/domain';

/** What the dashboard says without the server, in one place to proofread. */
export const DEVICE_HOME_TEXTS = {
  title: 'Bozze su questo dispositivo',
  phone: 'telefono',
  device: 'dispositivo',
  reasons: {
    offline: 'Senza rete',
    unreachable: 'Il server non è raggiungibile',
    slow: 'Il server non risponde ancora',
    fault: 'Il server ha un problema',
  },
  drafts: (count: number, changed: number, device: string) =>
    count === 0
      ? `nessuna bozza su questo ${device}`
      : `${formatCount(count, 'bozza', 'bozze')} su questo ${device}${changed === 0 ? '' : `, ${changed} con modifiche`}`,
  none: 'Le pratiche che apri con la rete restano qui per sette giorni, e si aprono anche senza.',
  dossier: ({ id, client, isDraft }: DeviceWork) =>
    id === null ? 'Nuova pratica' : client || `${isDraft ? 'Bozza' : 'Pratica'} ${id}`,
  waiting: ({ id, client, isTyped, fileCount }: DeviceWork) =>
    [
      ...(id !== null && client !== '' ? [`n. ${id}`] : []),
      ...(isTyped ? ['modifiche da inviare'] : []),
      ...(fileCount > 0
        ? [selectPlural(fileCount, '1 file da inviare', `${fileCount} file da inviare`)]
        : []),
      ...(!isTyped && fileCount === 0 ? ['tutto salvato'] : []),
    ].join(' · '),
  retry: 'Riprova',
} as const;
