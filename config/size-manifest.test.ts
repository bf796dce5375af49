import { isKept, widgetsOf } from './size-manifest'

const base = widgetsOf(`
import { banner } from '../features/layout/widgets/banner'
import { userHeader } from '../features/profile/widgets/user-header'
`)

test('the widgets of a registry are named after their folders', () => {
  expect(base).toEqual(['banner', 'user-header'])
})

test.each([
  ['a page', '/src/app.tsx', true],
  ['a language', '/src/registry/texts/sources.h5.ts', true],
  ['what the app itself loads late', '/src/platform/host/seldom.h5.ts', true],
  ['a widget of a tab page', '/src/features/profile/widgets/user-header/index.ts', true],
  ['a part of such a widget', '/src/features/layout/widgets/banner/banner.tsx', true],
  ['any other widget', '/src/features/cart/widgets/cart/index.ts', false],
  ['a widget whose name begins the same', '/src/features/layout/widgets/banners/index.ts', false],
])('%s (%s): kept is %s', (_, issuer, kept) => {
  expect(isKept([issuer], base)).toBe(kept)
})

test('what somebody of these loads is kept, whoever else does', () => {
  const cart = '/src/features/cart/widgets/cart/cart.tsx'
  expect(isKept([cart, '/src/bootstrap.ts'], base)).toBe(true)
  expect(isKept([cart], base)).toBe(false)
})
