import type { DossierDto } from '@pratiche/api';

/** Messages between the tabs of one browser about a dossier that they both have open. */
export class TabChannel {
  private channel: BroadcastChannel | null = null;

  constructor(
    private readonly accountId: number,
    private readonly onSaved: (dossier: DossierDto) => void,
  ) {}

  openChannel(id: number): void {
    if (typeof BroadcastChannel === 'undefined') return;
    this.channel = new BroadcastChannel(`pratiche.${this.accountId}.${id}`);
    this.channel.onmessage = ({ data }: MessageEvent<DossierDto>) => this.onSaved(data);
  }

  broadcastSaved(dossier: DossierDto): void {
    this.channel?.postMessage(dossier);
  }

  close(): void {
    this.channel?.close();
  }
}
