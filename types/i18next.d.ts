import 'i18next'
import type { en } from '../src/i18n/locales/en'

declare module 'i18next' {
  /** A key that is not in the English texts does not compile. A test holds the other languages to them. */
  interface CustomTypeOptions {
    // Pages of development builds have an area that other builds leave out.
    resources: { translation: Required<typeof en> }
    nsSeparator: false
  }
}
