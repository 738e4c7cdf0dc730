import './auth-pitch.css';
import { PITCH_TEXTS as TEXTS } from './pitch-texts.js';

/** What the portal is for, beside the form on wide screens. */
export default function AuthPitch() {
  return (
    <aside className="sh-auth-pitch" aria-label={TEXTS.label}>
      <p>{TEXTS.promise}</p>
      <ul>
        {TEXTS.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </aside>
  );
}
