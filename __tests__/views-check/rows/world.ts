import { join } from 'node:path'
import { createWorld } from '../../../scripts/views-check/world'
import { VIEWS } from '../../../server/views'
import { views } from '../../../src/core/own-views'
import { linked } from './definitions'

const KB = 1024

/** The sandbox's world, with pictures of a known size and a page that the server lacks. */
export const world = createWorld({
  definitions: [...VIEWS.values(), views['/user/address'], linked],
  root: join(__dirname, '../../..'),
  lacks: new Set(['/live/index']),
  pictures: new Map([
    ['/heavy.png', 400 * KB],
    ['/limit.png', 300 * KB],
    ['/over.png', 300 * KB + 1],
    ['/light.png', 40 * KB],
  ]),
})
