import type { PrivacyConsent } from './privacy-consent'

/** Starts to listen for private calls that the host holds back. Undefined where none are. */
export const watchPrivacy = (): PrivacyConsent | undefined => undefined
