export { sanitizeHtml } from './html/sanitize-html'
