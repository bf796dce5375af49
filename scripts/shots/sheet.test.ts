// @reads nothing
import { rowsOf } from './findings'
import { changedFirst, inOrder, type Picture, percent, type Run, sheetOf, summaryOf } from './sheet'

const picture = (rest: Partial<Picture> = {}): Picture => ({
  page: 'cart@a-member',
  noun: 'cart',
  address: '/#/cart',
  whose: 'a member',
  width: 375,
  language: 'en',
  tone: 'light',
  now: 'now/cart.png',
  ...rest,
})
const changed = (share: number, rest: Partial<Picture> = {}) =>
  picture({
    accepted: 'accepted/cart.png',
    change: { share, difference: 'difference/cart.png' },
    ...rest,
  })
const run = (rest: Partial<Run> = {}): Run => ({
  at: '27 November',
  planned: 2,
  pictures: [picture(), picture({ tone: 'dark', now: 'now/dark.png' })],
  rows: [],
  ...rest,
})
/** What the sheet has from one title to the next. */
const section = (sheet: string, title: string) =>
  sheet.split('<section>').find((part) => part.startsWith(`<h2>${title}`)) ?? ''

test('pictures come by noun, page, width and language, light before dark', () => {
  const wanted = [
    picture(),
    picture({ tone: 'dark' }),
    picture({ language: 'zh-Hans' }),
    picture({ width: 1280 }),
    picture({ whose: 'a seller' }),
    picture({ address: '/#/cart/two' }),
    picture({ noun: 'wallet', address: '/#/a' }),
  ]
  expect([...wanted].reverse().sort(inOrder)).toEqual(wanted)
})

test('what changed most comes first, what did not change not at all', () => {
  const shares = changedFirst([changed(0.1), picture(), changed(0.5), changed(0.02)]).map(
    ({ change }) => change?.share,
  )
  expect(shares).toEqual([0.5, 0.1, 0.02])
})

test('a change is never told as none', () => {
  expect([0.5, 0.0312, 0.0001, 0.00009].map(percent)).toEqual([
    '50.00 %',
    '3.12 %',
    '0.01 %',
    'below 0.01 %',
  ])
})

test('the summary counts, and says when a run was interrupted', () => {
  expect(summaryOf(run())).toBe(
    '27 November: 2 pictures, 0 findings, 0 changed, 2 without an accepted one',
  )
  expect(summaryOf(run({ planned: 9, pictures: [changed(0.1), picture()] }))).toBe(
    '27 November: 2 of 9 pictures, 0 findings, 1 changed, 1 without an accepted one',
  )
})

test('findings stand above the pictures, with page, view and what', () => {
  const rows = rowsOf([
    {
      kind: 'cut',
      detail: 'is cut: <Fresh>',
      address: '/#/cart',
      whose: 'a member',
      width: 375,
      language: 'en',
    },
  ])
  const sheet = sheetOf(run({ rows }))
  const findings = section(sheet, 'Findings: 1')
  expect(findings).toContain('words are cut: 1')
  expect(findings).toContain(
    '<td>/#/cart</td><td>a member</td><td>375 px, en</td><td>is cut: &lt;Fresh&gt;</td>',
  )
  expect(sheet.indexOf('is cut:')).toBeLessThan(sheet.indexOf('<img'))
})

test('every picture is there once, lazily, below its noun and page', () => {
  const sheet = sheetOf(run())
  const album = section(sheet, 'cart')
  const sources = [...album.matchAll(/<img loading="lazy" src="([^"]+)"/g)].map(([, one]) => one)
  expect(sources).toEqual(['now/cart.png', 'now/dark.png'])
  expect(album.match(/<code>\/#\/cart<\/code> <small>a member<\/small>/g)).toHaveLength(1)
  expect(album).toContain('<figcaption>375 px, en, dark</figcaption>')
})

test('what changed is shown beside what was accepted and where it differs', () => {
  const sheet = sheetOf(run({ pictures: [changed(0.25), picture({ noun: 'user' })] }))
  const part = section(sheet, 'Changed: 1')
  expect(part).toContain('<h3>25.00 % <code>/#/cart</code>')
  expect([...part.matchAll(/src="([^"]+)"/g)].map(([, source]) => source)).toEqual([
    'accepted/cart.png',
    'now/cart.png',
    'difference/cart.png',
  ])
  expect(section(sheet, 'user')).toContain('src="now/cart.png"')
})

test('the form has what there is to choose from, and pictures say what they are', () => {
  const sheet = sheetOf(run({ pictures: [picture(), picture({ width: 768, now: 'now/a b.png' })] }))
  const boxes = [...sheet.matchAll(/type="checkbox" name="(\w+)" value="([^"]+)" checked/g)]
  expect(boxes.map(([, name, value]) => [name, value])).toEqual([
    ['width', '375'],
    ['width', '768'],
    ['language', 'en'],
    ['tone', 'light'],
  ])
  expect(sheet).toContain(
    'data-words="cart /#/cart a member" data-width="768" data-language="en" data-tone="light"><a href="now/a%20b.png">',
  )
})
