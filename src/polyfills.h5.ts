/* What the browsers we support lack and libraries need: @noble/hashes reads Object.hasOwn (iOS 15.4). */
import './polyfills/object-has-own'
