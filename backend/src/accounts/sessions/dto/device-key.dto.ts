/** A P-256 key pair of the caller's account, in the words of a JSON Web Key. */
export class DeviceKeyDto {
  /** Names the pair. */
  id!: string;

  /** Public half; a device may keep it. */
  x!: string;

  /** Public half; a device may keep it. */
  y!: string;

  /** Private half, for memory alone. */
  d!: string;
}
