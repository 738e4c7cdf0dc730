// The order is that of the cascade.
import './wizard.css';
import './summary.css';
import '../form/form-section.css';
import './step-errors.css';
import './step-actions.css';
import '../shared/help-table.css';
import './narrow-screens.css';
