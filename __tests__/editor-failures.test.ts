import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// @reads src/features/builder server/builder e2e/h5

const EDITOR = 'src/features/builder/widgets/editor'
const DRAFTS = 'server/builder/drafts.test.ts'
const FAILURES = `${EDITOR}/failures.h5.test.tsx`
const BESIDE = `${EDITOR}/beside.test.tsx`

/** Whatever can go wrong around the editor, and the tests that hold what is to happen then. */
const MODES: Readonly<Record<string, readonly (readonly [file: string, test: string])[]>> = {
  'no network': [
    [
      `${EDITOR}/editor.test.tsx`,
      'without a network it stays on the device, is told, and goes out when there is one',
    ],
    [
      'e2e/h5/builder.spec.ts',
      'an administrator edits a page by thumb, through a tunnel, and somebody else reads it',
    ],
  ],
  'a tab that is killed': [
    [FAILURES, 'a tab that is killed half a second after a change has lost nothing'],
  ],
  'a device without room': [
    [FAILURES, 'a device that is full is told, and the server has it all the same'],
  ],
  'a session that ends': [
    [FAILURES, 'a session that ends keeps the draft for its user, and for nobody else'],
  ],
  'two windows': [
    [
      BESIDE,
      'what another has changed elsewhere is joined with ours, told, saved, and can be taken back',
    ],
    [BESIDE, 'where both have changed the same it is named, and everything else of both stays'],
    [BESIDE, 'who else edits the page is named as long as they do'],
    [DRAFTS, 'the second is told what the first wrote, and nothing of either is lost'],
  ],
  'a page that cannot be read': [
    [`${EDITOR}/check.test.tsx`, 'a page that cannot be read is mended as text'],
  ],
  'a page that is full': [
    [FAILURES, 'a page that is full takes no new part and no copy, and says why'],
    [`${EDITOR}/hands.h5.test.tsx`, 'a page that is full takes nothing more'],
    [
      `${EDITOR}/editor.test.tsx`,
      'what the server refuses is told, and tried again with the next change',
    ],
    ['server/builder/refusals.test.ts', 'more than 240 kilobytes'],
  ],
  'a widget that is unknown or throws': [
    [FAILURES, 'a part that nobody knows is moved, copied and deleted like any other'],
    [FAILURES, 'a part that throws leaves the editor and the parts beside it alone'],
    [
      `${EDITOR}/fields.test.tsx`,
      'a widget that this client does not know is edited as JSON and keeps its id',
    ],
  ],
  'a preview that cannot be drawn': [
    [
      FAILURES,
      'a preview that cannot be drawn leaves the editor alone, and is drawn again by a tap',
    ],
  ],
  'a clock that is wrong': [
    [FAILURES, 'a device whose clock is wrong publishes at the time of the shop'],
    [
      'server/builder/releases.test.ts',
      'a page goes on air when its time comes, and the one before stands until then',
    ],
  ],
  'an upload that fails': [
    [
      `${EDITOR}/pickers.test.tsx`,
      'an upload that fails leaves no address behind and goes again by a tap',
    ],
  ],
  'a picture that is deleted while a page shows it': [
    ['server/builder/library.test.ts', 'one that is shown anywhere stays, and it is said where'],
    [`${EDITOR}/pickers.test.tsx`, 'is described, and stays while a page shows it'],
  ],
  'a page of the tab bar, or other visitors than before': [
    [FAILURES, 'a page of the tab bar: %s'],
    [FAILURES, 'who may see the page'],
  ],
  'a link that gets into other hands': [
    [DRAFTS, 'shows it to whoever has it, for a day, as it was'],
    [DRAFTS, 'can be ended'],
    [DRAFTS, 'is kept nowhere as it is'],
    [
      'server/builder/previews.test.ts',
      'whoever has a link reads its draft and nothing else of it',
    ],
  ],
  'an address that changes while somebody edits the page': [
    [
      `${EDITOR}/address.test.tsx`,
      'who edits it under the old address hears of the new one, and goes on there',
    ],
    ['server/builder/rename.test.ts', 'who edits it at the old address is told, and loses nothing'],
    [
      'e2e/h5/builder-address.spec.ts',
      'a page gets another address: its link is changed, and the old address still opens it',
    ],
  ],
  'two taps in one moment': [
    [FAILURES, 'two taps in one moment publish once'],
    [DRAFTS, 'is done once and answered alike'],
  ],
  'a widget of a newer app': [
    [FAILURES, 'a part that a newer app has made is read only, and stays as it is'],
  ],
  'a server without the calls of the editor': [
    [
      `${EDITOR}/plain.h5.test.tsx`,
      'what is changed lies on the device, says so, outlives a restart, and is published as a whole',
    ],
    [`${EDITOR}/plain.h5.test.tsx`, 'whoever published meanwhile is not overwritten unasked: “%s”'],
    ['e2e/h5/builder-plain.spec.ts', 'on a server without drafts a page is edited and published'],
  ],
}

test.each(
  Object.entries(MODES).flatMap(([mode, tests]) => tests.map((each) => [mode, ...each] as const)),
)('%s: %s has “%s”', (_, file, name) => {
  const text = readFileSync(join(__dirname, '..', file), 'utf8')
  expect(text).toContain(`'${name}'`)
})
