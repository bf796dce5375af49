import type { PrivacyConsent, PrivacyGate } from '../../shared/host'

/** Hosts other than WeChat have no such gate. */
export const privacyGate: PrivacyGate | undefined = undefined

/** Starts to listen for private calls that the host holds back. Undefined where none are. */
export const watchPrivacy = (): PrivacyConsent | undefined => undefined
