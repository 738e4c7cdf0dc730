import type { WaitingFile } from './waiting-file.entity.js';

/** The files of one device, as the API tells them. */
interface DeviceFiles {
  deviceId: string;
  deviceName: string;
  at: string;
  files: { key: string; itemId: number; fileName: string }[];
}

/** Waiting files by the device that has them. */
export function groupByDevice(rows: readonly WaitingFile[]): DeviceFiles[] {
  const devices = new Map<string, DeviceFiles>();
  for (const { deviceId, deviceName, fileKey: key, itemId, fileName, at } of rows) {
    const device = devices.get(deviceId) ?? {
      deviceId,
      deviceName,
      at: at.toISOString(),
      files: [],
    };
    device.files.push({ key, itemId, fileName });
    devices.set(deviceId, device);
  }
  return [...devices.values()];
}
