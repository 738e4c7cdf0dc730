// The order is that of the cascade.
import './product-list.css';
import './product-table.css';
import './row-light.css';
import './undo-removal.css';
import './overhangs.css';
import './product-cards.css';
import './permeability-slots.css';
import './row-targets.css';
