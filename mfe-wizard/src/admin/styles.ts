// The order is that of the cascade.
import './admin.css';
import './panels/panels.css';
import './enea-sheet/enea-sheet.css';
import './screen-widths.css';
import './panels/files.css';
import './queue/queue.css';
