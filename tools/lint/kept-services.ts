/**
 * Short services with one caller that stay apart, each with its reason. A row goes with its service,
 * or when the check no longer names it.
 */
export const KEPT_SERVICES: Readonly<Record<string, string>> = {
  'accounts/login/login-tickets.service.ts': 'holds the key of the tickets',
  'accounts/two-factor/key-rotation.service.ts': 'also the door of a command',
  'module/enea-reading/enea-pdf.service.ts': 'what it needs would take its caller over nine',
  'platform/files/upload-scan.service.ts': 'its caller already reads, divides and stores the form',
  'retention/registration-retention.service.ts': 'what it needs would take its caller over nine',
};
