/*
 * What the browsers we support lack and libraries need: @noble/hashes reads Object.hasOwn (iOS 15.4). And what
 * a shell around one may have taken away: TanStack Query hangs silently without AbortController.
 */
import './polyfills/missing-globals'
