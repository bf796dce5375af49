/** A mini-program has them in its package. */
export { CloseSheet as LateCloseSheet, ShipSheet as LateShipSheet } from './order-sheets'
