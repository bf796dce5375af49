import { type Changes, unusedBabel } from './unused-babel'

/**
 * What becomes of classes of i18next. Texts come from our own files, money and dates are formatted before
 * they come to a text, and no text holds another: nothing is fetched, formatted or nested.
 */
const CHANGES: Changes = {
  Connector: { without: 'others', members: 'constructor() { super() }' },
  Formatter: { without: 'others', members: 'format(value) { return value }' },
  /** Languages are named as their texts are, and what one lacks is in the language of `fallbackLng`. */
  LanguageUtil: {
    without: 'others',
    members: `
      constructor(options) { this.options = options }
      getFallbackCodes() { return this.options.fallbackLng }
      getLanguagePartFromCode(code) { return code.split('-')[0] }
      toResolveHierarchy(code) {
        return [...new Set([code, ...this.options.fallbackLng])].filter(Boolean)
      }`,
  },
  /** Keys say no namespace, and what is asked for a text says neither how it is filled nor what is done to it then. */
  Translator: {
    without: [],
    members: `
      getUsedParamsDetails() {}
      extractFromKey(key) { return { key, namespaces: [].concat(this.options.defaultNS) } }
      extendTranslation(text, key, options, resolved) {
        const { replace, lng } = options
        return this.interpolator.interpolate(
          text, replace ?? options, lng || this.language || resolved.usedLng, options)
      }`,
  },
  Interpolator: {
    without: [],
    members: `
      init({ interpolation: { escapeValue = true } = {} } = {}) {
        Object.assign(this, { escape, escapeValue, formatSeparator: ',', maxReplaces: 1000 })
        this.regexp = /{{(.+?)}}/g
        this.regexpUnescape = /{{-(.+?)}}/g
      }
      resetRegExp() {
        this.regexp.lastIndex = this.regexpUnescape.lastIndex = 0
      }
      nest(text) { return text }`,
  },
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
      loadResources(language, callback) { callback(null) }
      setResolvedLanguage() {}
      changeLanguage(language, callback) {
        this.language = language
        this.languages = this.services.languageUtils.toResolveHierarchy(language)
        this.translator.changeLanguage(language)
        this.emit('languageChanged', language)
        if (callback) callback(null, (...asked) => this.t(...asked))
      }`,
  },
}

/** Takes out of i18next what fetches texts from servers and formats values, and its ways to name a language: 5 KB (gzip) of each first load. */
export const i18nextBabel = unusedBabel('i18next', CHANGES)
