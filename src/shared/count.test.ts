import { shortCount } from './l10n'

test.each([
  [0, '0', '0'],
  [999, '999', '999'],
  [1000, '1k', '1000'],
  [1290, '1.2k', '1290'],
  [12_990, '12k', '1.2万'],
  [2_500_000, '2.5M', '250万'],
])('%d reads %s and %s', (count, en, zh) => {
  expect(shortCount(count, 'en')).toBe(en)
  expect(shortCount(count, 'zh-Hans')).toBe(zh)
})
