import { isKept, widgetsOf } from './size-manifest'

const base = widgetsOf(`
import { banner } from '../features/layout/widgets/banner'
import { userHeader } from '../features/profile/widgets/user-header'
`)

test('the widgets of a registry are named after their folders', () => {
  expect(base).toEqual(['banner', 'user-header'])
})

const APP = '/src/app.ts'
const ACCOUNT = '/src/registry/account.ts'

test.each([
  ['a page', APP, '/src/core/user/login.tsx', true],
  ['a language', APP, '/src/registry/texts/all/en.ts', true],
  ['what the app itself loads late', APP, '/src/platform/host/browser-late.ts', true],
  ['what only the native app needs', APP, '/src/platform/native-shell/shell.ts', false],
  ['its part of a room', APP, '/src/features/app/native-shell.ts', false],
  ['a widget of a tab page', ACCOUNT, '/src/features/profile/widgets/user-header/a.tsx', true],
  ['any other widget', ACCOUNT, '/src/features/cart/widgets/cart/cart.tsx', false],
  ['the question whether to update', APP, '/src/features/app/update.tsx', false],
  ['what tells of failures', APP, '/src/features/app/sink.ts', false],
  ['what looks for a release', APP, '/src/platform/version/worker.ts', false],
  [
    'what draws a map',
    '/src/ui/primitives/map.h5.tsx',
    '/src/ui/primitives/map-drawing.tsx',
    false,
  ],
  ['a picker', '/src/ui/picker/use-pickers.h5.ts', '/src/ui/picker/picker.tsx', false],
  [
    'what frames a picture',
    '/src/features/form/index.ts',
    '/src/features/form/parts/crop-sheet.tsx',
    false,
  ],
  ['which sheets the native app has', APP, '/src/features/pay/native-sheets.ts', false],
  ['what sends what waits', APP, '/src/features/outbox/open.ts', true],
  ['a name that begins the same', ACCOUNT, '/src/features/layout/widgets/banners/a.tsx', false],
  ['a part', '/src/features/pay/parts/late.tsx', '/src/features/pay/parts/notices.tsx', true],
  [
    'a part that a widget of a tab page loads',
    '/src/features/layout/widgets/banner/index.ts',
    '/src/features/layout/parts/slides.tsx',
    true,
  ],
  [
    'a part that any other widget loads',
    '/src/features/report/widgets/report-chart/index.ts',
    '/src/features/report/parts/report-chart.tsx',
    false,
  ],
])('%s, from %s (%s): kept is %s', (_, from, file, kept) => {
  expect(isKept([[file, from]], base)).toBe(kept)
})

test('a file of several parts is kept for any of them', () => {
  const cart = '/src/features/cart/widgets/cart/cart.tsx'
  expect(
    isKept(
      [
        [cart, APP],
        ['/src/core/user/login.tsx', APP],
      ],
      base,
    ),
  ).toBe(true)
  expect(isKept([], base)).toBe(false)
})
