import type { PrivacyConsent } from '../../shared/host'

/** Starts to listen for private calls that the host holds back. Undefined where none are. */
export const watchPrivacy = (): PrivacyConsent | undefined => undefined
