import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from '@babel/core'
import { toldBabel } from './told-babel'

const operate = (code: string) =>
  transformSync(code, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['typescript'] },
    plugins: [toldBabel],
  })?.code ?? ''

test('a sentence keeps what it is about, and none of its words', () => {
  expect(operate(`const found = told\`no widget is named \${quote(type)}\``)).toBe(
    'const found = told([], quote(type));',
  )
  expect(operate(`const found = told\`\${name} is not read; \${type} reads \${fields}\``)).toBe(
    'const found = told([], name);',
  )
  expect(operate(`const found = told\`has no config.type\``)).toBe('const found = told([]);')
})

test('other templates stay as they are', () => {
  const code = `const at = \`\${path}.config; \${told(text)}\`;`
  expect(operate(code)).toBe(code)
})

const folder = path.resolve(__dirname, '../../src/features/builder/lint')

test('the rules bring no sentence into the editor', () => {
  const files = readdirSync(folder).filter((file) => !file.includes('.test.'))
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const code = readFileSync(path.join(folder, file), 'utf8')
    const texts = operate(code).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    const sentences = texts.match(/(['"`])(?:(?!\1)[^\n])*\b[a-z]+ (is|are|has|no|of) [^\n]*?\1/g)
    expect([file, sentences]).toEqual([file, null])
  }
})
