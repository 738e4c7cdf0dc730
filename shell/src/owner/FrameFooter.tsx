import { FooterLinks } from './FooterLinks.js';
import './public-footer.css';

/** Behind the login the menu says who runs the portal, so the links are enough. */
export default function FrameFooter() {
  return (
    <footer className="sh-footer sh-footer-frame">
      <FooterLinks />
    </footer>
  );
}
