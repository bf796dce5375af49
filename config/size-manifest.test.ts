import { isKept, widgetsOf } from './size-manifest'

const base = widgetsOf(`
import { banner } from '../features/layout/widgets/banner'
import { userHeader } from '../features/profile/widgets/user-header'
`)

test('the widgets of a registry are named after their folders', () => {
  expect(base).toEqual(['banner', 'user-header'])
})

test.each([
  ['a page', '/src/core/user/login.tsx', true],
  ['a language', '/src/registry/texts/all/en.ts', true],
  ['what the app itself loads late', '/src/platform/host/browser-late.ts', true],
  ['a widget of a tab page', '/src/features/profile/widgets/user-header/user-header.tsx', true],
  ['any other widget', '/src/features/cart/widgets/cart/cart.tsx', false],
  ['a widget whose name begins the same', '/src/features/layout/widgets/banners/a.tsx', false],
])('%s (%s): kept is %s', (_, root, kept) => {
  expect(isKept([root], base)).toBe(kept)
})

test('a file of several parts is kept for any of them', () => {
  const cart = '/src/features/cart/widgets/cart/cart.tsx'
  expect(isKept([cart, '/src/core/user/login.tsx'], base)).toBe(true)
  expect(isKept([], base)).toBe(false)
})
