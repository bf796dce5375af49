import type { PrivacyGate } from './types'

/** Hosts other than WeChat have no such gate. */
export const privacyGate: PrivacyGate | undefined = undefined
