/** What a file that was signed online says beside its name. */
export const SIGNATURE_MARK_TEXTS = {
  signedOnline: 'Firmata online',
  signedBy: (name: string, day: string) => `da ${name} il ${day}`,
  certificate: 'Certificato',
  certificateFailed: 'Il certificato non è stato scaricato',
  verify: 'Controlla la firma',
} as const;
