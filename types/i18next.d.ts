import 'i18next'
import type builder from '../src/features/builder/texts.diy.en.json'
import type { core } from '../src/registry/texts/core/en'
import type { main } from '../src/registry/texts/main/en'

declare module 'i18next' {
  /** A key that is not in the English texts does not compile. A test holds the other languages to them. */
  interface CustomTypeOptions {
    // Pages of development builds have an area that other builds leave out.
    resources: {
      translation: typeof main & Required<typeof core> & { builder: typeof builder }
    }
    nsSeparator: false
  }
}
