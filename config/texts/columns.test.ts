import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import columns from './columns.cjs'

/** What a browser makes of a file. */
const readBack = (texts: unknown) =>
  JSON.parse(
    runInNewContext(
      columns(JSON.stringify(texts)).replace('export default texts', 'JSON.stringify(texts)'),
    ),
  )

test('texts come back in their groups', () => {
  const texts = { field: { b: 'two words', a: '“一”' }, deep: { er: { c: 'C' }, d: '' } }
  expect(readBack(texts)).toEqual(texts)
})

test('a text that two columns cannot hold stops the build', () => {
  expect(() => readBack({ a: 'beside the groups' })).toThrow('no texts for columns')
  expect(() => readBack({ group: { a: 'two\nlines' } })).toThrow(/^group: no texts/)
})

test.each(['en', 'zh-Hans'])('all that the editor says comes back in %s', (locale) => {
  const folder = path.resolve(__dirname, '../../src/features/builder')
  const texts = JSON.parse(readFileSync(path.join(folder, `texts.editor.${locale}.json`), 'utf8'))
  expect(readBack(texts)).toEqual(texts)
})
