import { privacyGate } from '../../platform/privacy'
import { PrivacyConsent } from './privacy-consent'

/** Starts to listen for private calls that WeChat holds back. Undefined where it holds none. */
export const watchPrivacy = (): PrivacyConsent | undefined =>
  privacyGate && new PrivacyConsent(privacyGate)
