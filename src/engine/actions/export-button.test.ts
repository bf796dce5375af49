// @reads nothing
import { csvOf, fileNameOf } from './export-button'

test('what would break a line is quoted, and every line ends as spreadsheets want it', () => {
  expect(csvOf([['a', 'b,c', 'say "beer"', 'two\nlines', ' x', null, undefined, 1.5]])).toBe(
    'a,"b,c","say ""beer""","two\nlines"," x",,,1.5\r\n',
  )
  expect(csvOf([])).toBe('')
})

test.each(['=1+1', '+44', '-2+3', '@SUM(A1)', '\t=1', ' =1', '＝1', '－1'])(
  '%j is shown, never run',
  (text) => expect(csvOf([[text]])).toMatch(/^"?'/),
)

test('a loss stays a number', () => {
  expect(csvOf([[-12.5, 0]])).toBe('-12.5,0\r\n')
})

test('a formula cannot hide in quotes', () => {
  expect(csvOf([['=HYPERLINK("http://x.example","Beer")']])).toBe(
    '"\'=HYPERLINK(""http://x.example"",""Beer"")"\r\n',
  )
})

test('a file is named by what it is of, without what systems refuse', () => {
  expect(fileNameOf(['团队收益', '30 天', undefined, ''])).toBe('团队收益_30_天')
  expect(fileNameOf(['a/b\\c:d*?"<>|e', '../x'])).toBe('a_b_c_d_e_.._x')
  expect(fileNameOf(['..'])).toBe('export')
  expect(fileNameOf(['🍺'.repeat(100)])).toBe('🍺'.repeat(80))
})
