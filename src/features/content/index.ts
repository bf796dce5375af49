export { findTicket, redeemTicket, type Ticket, TicketState } from './contract'
export type { Unread } from './contract-messages'
export { sanitizeHtml } from './html/sanitize-html'
export { unreadMessages } from './queries'
