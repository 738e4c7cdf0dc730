export interface Notification {
  id: number;
  title: string;
  text: string;
  created: string;
  read: boolean;
  /** Dossier it speaks of, if any. */
  moduleId: number | null;
}
