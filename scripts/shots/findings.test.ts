// @reads nothing
import { contrastSaid, countsOf, type Finding, misfitSaid, rowsOf, tableText } from './findings'

test.each([
  ['12 px wider than the screen: HTML', 'beyond'],
  ['leaves the screen: Fresh (.a Fresh)', 'beyond'],
  ['is cut: Fresh (.a Fresh)', 'cut'],
  ['leaves its button: Pay (.b Pay)', 'cut'],
  ['one upon the other: Pay | Later', 'covered'],
  ['lies below the bar at the end: Pay (.b Pay)', 'covered'],
  ['is smaller than 12 px: Pay (.b Pay)', 'small'],
  ['is hard to hit, 30 × 44 px: .b Pay', 'target'],
  ['is too loud: .b Pay', 'other'],
])('%s is of the kind %s', (line, kind) => {
  expect(misfitSaid(line)).toEqual({ kind, detail: line })
})

test('what is said is one line', () => {
  expect(misfitSaid('is cut: a\n  b').detail).toBe('is cut: a b')
})

test('of a contrast it is told how much, of which colours and where', () => {
  const line = `color-contrast: .price > span Fix any of the following:
  Element has insufficient color contrast of 3.26 (foreground color: #8a8a8a, background color: #ffffff, font size: 9.0pt (12px), font weight: normal). Expected contrast ratio of 4.5:1`
  expect(contrastSaid(line)).toEqual({
    kind: 'contrast',
    detail: '3.26, #8a8a8a on #ffffff: .price > span',
  })
  expect(contrastSaid('color-contrast: .a\n  said otherwise').detail).toBe(
    'color-contrast: .a said otherwise',
  )
})

const finding = (rest: Partial<Finding> = {}): Finding => ({
  kind: 'cut',
  detail: 'is cut: Fresh',
  address: '/#/b',
  whose: 'a member',
  width: 375,
  language: 'en',
  ...rest,
})

test('the same of one page is one row, with where it was seen', () => {
  const rows = rowsOf([
    finding({ width: 768, language: 'zh-Hans' }),
    finding(),
    finding(),
    finding({ width: 1280, tone: 'light' }),
    finding({ tone: 'dark' }),
  ])
  expect(rows).toEqual([
    {
      kind: 'cut',
      address: '/#/b',
      whose: 'a member',
      detail: 'is cut: Fresh',
      where: '375, 768, 1280 px, en, zh-Hans, dark, light',
    },
  ])
})

test('rows come by kind, then by page; another person, page or word is another row', () => {
  const rows = rowsOf([
    finding({ kind: 'shift', detail: '0.1: list' }),
    finding({ whose: 'a seller' }),
    finding({ detail: 'is cut: Beer' }),
    finding(),
    finding({ address: '/#/a' }),
    finding({ kind: 'beyond', detail: '3 px wider than the screen: HTML' }),
  ])
  expect(rows.map(({ kind, address, whose, detail }) => [kind, address, whose, detail])).toEqual([
    ['beyond', '/#/b', 'a member', '3 px wider than the screen: HTML'],
    ['cut', '/#/a', 'a member', 'is cut: Fresh'],
    ['cut', '/#/b', 'a seller', 'is cut: Fresh'],
    ['cut', '/#/b', 'a member', 'is cut: Beer'],
    ['cut', '/#/b', 'a member', 'is cut: Fresh'],
    ['shift', '/#/b', 'a member', '0.1: list'],
  ])
  expect(countsOf(rows)).toEqual([
    ['beyond', 1],
    ['cut', 4],
    ['shift', 1],
  ])
})

test('the table of a terminal has a title for each kind and a line for each row', () => {
  const rows = rowsOf([finding(), finding({ kind: 'small', address: '/#/long', detail: 'tiny' })])
  expect(tableText(rows)).toBe(
    [
      'words are cut: 1',
      '  /#/b (a member)     375 px, en  is cut: Fresh',
      '',
      'text below 12 px: 1',
      '  /#/long (a member)  375 px, en  tiny',
    ].join('\n'),
  )
  expect(tableText([])).toBe('Nothing was found.')
})
