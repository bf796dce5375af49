import { both, define, widget } from './definition'

/**
 * What stands before the first page (decision 0082). Without a picture it comes to nobody by itself: an
 * administrator puts one in, in the editor of pages, and takes it out again.
 */
export const start = define(
  '/pages/startup',
  both('Start page', '启动页'),
  [widget('startupPanel', 'start', { image: '', alt: both('', ''), seconds: 5 })],
  { nav: { pullRefresh: false } },
)
