/*
 * What mini-programs lack and libraries need. Imported before everything else.
 * TanStack Query hangs silently without AbortController; @noble/hashes reads Object.hasOwn; i18next counts
 * with Intl.PluralRules, which every browser we support has.
 */
import './polyfills/missing-globals'
import './polyfills/plural-rules'
