// The order is that of the cascade.
import './wizard.css';
import './summary.css';
import '../form/form-section.css';
import './step-errors.css';
import './step-actions.css';
import '../steps/manufatti/product-list.css';
import '../steps/manufatti/product-table.css';
import '../steps/manufatti/row-light.css';
import '../steps/manufatti/undo-removal.css';
import '../steps/manufatti/overhangs.css';
import '../steps/manufatti/product-cards.css';
import '../shared/help-table.css';
import '../steps/manufatti/permeability-slots.css';
import '../steps/documentazione/documents.css';
import '../steps/documentazione/review.css';
import './conflict-dialog.css';
import './narrow-screens.css';
