export { findTicket, redeemTicket, type Ticket, TicketState } from './contract'
export { sanitizeHtml } from './html/sanitize-html'
