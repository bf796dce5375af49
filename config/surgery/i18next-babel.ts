import { type Changes, unusedBabel } from './unused-babel'

/**
 * What becomes of classes of i18next. Texts come from our own files, money and dates are formatted before
 * they come to a text, and no text holds another: nothing is fetched, formatted or nested.
 */
const CHANGES: Changes = {
  Connector: { without: 'others', members: 'constructor() { super() }' },
  Formatter: { without: 'others', members: 'format(value) { return value }' },
  /** Words for developers, and details nobody asks for. */
  LanguageUtil: { without: [], members: 'deprecateBareCode() {}' },
  Translator: { without: [], members: 'getUsedParamsDetails() {}' },
  Interpolator: { without: [], members: 'nest(text) { return text }' },
  ResourceStore: {
    without: ['addResources', 'removeResourceBundle', 'toJSON'],
    members: '',
  },
  I18n: {
    without: [
      'use',
      'hydrate',
      'getFixedT',
      'loadNamespaces',
      'loadLanguages',
      'dir',
      'cloneInstance',
      'toJSON',
    ],
    // The first two are bound when it starts. Resources are given: what is to be loaded is there.
    members: `
      reloadResources() {}
      hasLoadedNamespace() { return true }
      loadResources(language, callback) { callback(null) }`,
  },
}

/** Takes out of i18next what fetches texts from servers and formats values: 3 KB (gzip) of each first load. */
export const i18nextBabel = unusedBabel('i18next', CHANGES)
