import vectors from '../../__tests__/spec/vectors.json'
import { mask } from './mask'
import { checkIdCard, checkMobile, checkSearchUrl, isIdCard, isMobile } from './validation'

/** The vectors of the specification, rule by rule. */
const rules: readonly (readonly [keyof typeof vectors & string, (text: string) => boolean])[] = [
  ['mobile', (text) => isMobile(text) && checkMobile(text) === undefined],
  ['idCard', (text) => isIdCard(text) && checkIdCard(text) === undefined],
  ['searchUrl', (text) => checkSearchUrl(text) === undefined],
]

const cases = rules.flatMap(([name, accepts]) => {
  const { valid, invalid } = vectors[name] as { valid: string[]; invalid: string[] }
  return [
    ...valid.map((text) => [name, text, true, accepts] as const),
    ...invalid.map((text) => [name, text, false, accepts] as const),
  ]
})

test.each(cases)('%s "%s": %s', (_, text, good, accepts) => {
  expect(accepts(text)).toBe(good)
})

test.each(vectors.mask as [string, string][])('"%s" is shown as "%s"', (text, shown) => {
  expect(mask(text)).toBe(shown)
})
