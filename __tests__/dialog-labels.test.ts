import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { LOCALES } from '../src/shared/l10n'
import { texts } from './support/texts'

// WeChat refuses a dialog with a longer label, and what was to be asked never happens
// (docs/reference/limits.md): every answer to a question is measured here.

const source = resolve(__dirname, '../src')
/** A Chinese character counts two, a letter one (wx.showModal, `confirmText`). */
const MOST = 8
const width = (text: string) =>
  [...text].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 2 : 1), 0)

/** The two answers of every question in a file: whole keys, or the code where it is none. */
function labelsIn(file: string): string[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  const labels: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const answers = ['ok', 'cancel'].map((name) =>
        node.properties.find((one) => one.name?.getText(tree) === name),
      )
      if (answers.every((one) => one && ts.isPropertyAssignment(one))) {
        for (const one of answers as ts.PropertyAssignment[]) {
          const key = /^t(?:ranslate)?\('([\w.]+)'\)$/.exec(one.initializer.getText(tree))
          labels.push(key?.[1] ?? one.initializer.getText(tree))
        }
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return labels
}

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/.test(name) && !/\.test\.|testing\//.test(name),
)
const asking = files.filter((name) =>
  /\b(ask|confirm)\(\{\s*title|await ask\(question\)/.test(
    readFileSync(join(source, name), 'utf8'),
  ),
)
const labels = [...new Set(files.flatMap((name) => labelsIn(join(source, name))))]

test('the walk sees every question', () => {
  expect(asking.filter((name) => labelsIn(join(source, name)).length === 0)).toEqual([])
  expect(labels).toEqual(expect.arrayContaining(['common.ok', 'common.cancel', 'pay.setNow']))
})

test.each(LOCALES)('%s: no label is too long for WeChat', (locale) => {
  const tooLong = labels.filter((key) => {
    const text = texts[locale][key]
    return text === undefined || text === '' || width(text) > MOST
  })
  expect(tooLong).toEqual([])
})

test('a label is measured as WeChat does', () => {
  expect(['设置密码', '设置密码吗', 'Log out', 'Settings', 'Set a code'].map(width)).toEqual([
    8, 10, 7, 8, 10,
  ])
})
