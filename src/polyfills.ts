/*
 * What mini-programs lack and libraries need. Imported before everything else.
 * TanStack Query hangs silently without AbortController; @noble/hashes reads Object.hasOwn.
 */
import './polyfills/abort-controller'
import './polyfills/object-has-own'
