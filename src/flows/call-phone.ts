import { callPhone as dial } from '../platform/phone'

/** Offers to dial a number. A user who declines is no failure. */
export const callPhone = (phone: string): void => dial(phone)
