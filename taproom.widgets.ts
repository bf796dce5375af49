/*
 * Widgets that come from packages: a line each, exported by name (docs/how-to/your-own-widgets.md). They
 * ship with the pages of the shop, never with the main package.
 *
 *     export { countdownRibbon } from './examples/widget-countdown-ribbon/widgets/countdown-ribbon'
 */
export {}
