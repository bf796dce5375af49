// @reads nothing
import { Misuse } from '../lib/command'
import { readArguments } from './arguments'

test('without words everything is photographed, and nothing ends with 1', () => {
  expect(readArguments([])).toEqual({
    pages: /(?:)/i,
    subjects: ['pages', 'widgets'],
    widths: [375, 768, 1280],
    languages: ['en', 'zh-Hans'],
    tones: ['light', 'dark'],
    accept: false,
    strict: false,
  })
})

test('what is listed is what is photographed', () => {
  const words = ['--pages', 'Product|cart', '--widths', '320, 1280', '--languages', 'zh-Hans']
  const { pages, ...rest } = readArguments([
    ...words,
    '--tones',
    'dark,light',
    '--strict',
    '--subjects',
    'widgets',
  ])
  expect(['/product/show', '/user/login'].map((page) => pages.test(page))).toEqual([true, false])
  expect(rest).toEqual({
    subjects: ['widgets'],
    widths: [320, 1280],
    languages: ['zh-Hans'],
    tones: ['light', 'dark'],
    accept: false,
    strict: true,
  })
  expect(readArguments(['--accept']).accept).toBe(true)
})

test.each([
  [['--pages', '('], /^--pages wants a regular expression, '\('/],
  [['--widths', '375,wide'], /^--widths wants pixels between 240 and 3840, 'wide'/],
  [['--widths', '239'], /'239' is none/],
  [['--widths', '3841'], /'3841' is none/],
  [['--widths', '375.5'], /'375.5' is none/],
  [['--widths', ''], /'' is none/],
  [['--languages', 'en,de'], /^--languages wants some of en,zh-Hans, 'de' is none/],
  [['--tones', 'grey'], /^--tones wants some of light,dark, 'grey' is none/],
  [['--tone', 'dark'], /--tone/],
] as const)('%j is refused, and it is said why', (words, why) => {
  expect(() => readArguments(words)).toThrow(Misuse)
  expect(() => readArguments(words)).toThrow(why)
})

test.each(['240', '3840'])('%s px is a width', (width) => {
  expect(readArguments(['--widths', width]).widths).toEqual([Number(width)])
})
