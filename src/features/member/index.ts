export { findVoucher, redeemVoucher, type Voucher, VoucherState } from './contract'
