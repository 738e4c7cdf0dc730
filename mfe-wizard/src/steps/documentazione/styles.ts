// The order is that of the cascade.
import './documents.css';
import './review.css';
