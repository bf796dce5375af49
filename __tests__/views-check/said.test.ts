import { checkView } from '../../src/features/builder/lint/check'
import type { World } from '../../src/features/builder/lint/view'
import { DATA_SAID } from './rows/said-data'
import { PAGE_SAID } from './rows/said-page'
import { SHAPE_SAID, WIDGETS_SAID } from './rows/said-shape'
import { TAPS_SAID } from './rows/said-taps'
import { world as sandbox } from './rows/world'

/** Few calls and gates, so that a sentence can name them all. */
const world: World = {
  ...sandbox,
  calls: new Set(['beer/list', 'tap/list']),
  writes: new Set(['tap/open', 'tap/shut']),
  gates: [
    { path: 'beer/{id}/isMine', asksUser: true },
    { path: 'beer/isOpen', asksUser: false },
  ],
}

test.each([...SHAPE_SAID, ...WIDGETS_SAID, ...DATA_SAID, ...TAPS_SAID, ...PAGE_SAID])(
  '%s says all that is wrong, where and in which words: %j',
  (rule, definition, lines) => {
    const found = checkView(definition, world).problems.filter((one) => one.rule === rule)
    expect(found.map(({ path, message }) => `${path}: ${message}`)).toEqual(lines)
  },
)
