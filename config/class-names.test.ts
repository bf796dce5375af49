import { transformSync } from '@babel/core'
import {
  type ClassNames,
  classNamesBabel,
  longNames,
  nameClasses,
  readClasses,
  sentName,
  sentStyles,
} from './class-names'

const STYLES = `.tp-cart__line { } .tp-cart__line--gone .tp-num, .b { }
  .tp-tag--danger.tp-tag--info { } .tp-i-cart, .tp-i-hop { } .tp-r-p { }`
const SCRIPT = `const cart = ['tp-cart__line', 'tp-cart__line--gone tp-num', 'tp-num', 'tp-num']
  const tag = \`tp-tag--\${tone} tp-i-\${name}\`
  const field = \`tp-form-\${name}\`
  const text = \`<p class="tp-r-\${tag}">\``
const classes = nameClasses([STYLES], [SCRIPT])

const sent = (code: string, names: ClassNames = classes) =>
  transformSync(code, {
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ['jsx', 'typescript'] },
    plugins: [[classNamesBabel, names]],
  })?.code

test('the class that is written most has the shortest name, and none the name of another', () => {
  expect(sentName('tp-num', classes)).toBe('a')
  const many = nameClasses([Array.from({ length: 900 }, (_, at) => `.tp-x${at}`).join(' ')], [])
  const short = [...many.names.values()]
  expect(new Set(short).size).toBe(900)
  expect(Math.max(...short.map((name) => name.length))).toBe(2)
  // `b` is a class of its own.
  expect([...classes.names.values(), ...classes.prefixes.values()]).not.toContain('b')
})

test('names are the same in styles and in scripts, with what they are changed by', () => {
  const line = sentName('tp-cart__line', classes)
  const gone = sentName('tp-cart__line--gone', classes)
  expect(sentStyles('.tp-cart__line--gone .tp-num,.tp-cart__line:active{gap:0}', classes)).toBe(
    `.${gone} .a,.${line}:active{gap:0}`,
  )
  expect(sent(`cx('tp-cart__line', isGone && 'tp-cart__line--gone tp-num')`)).toBe(
    `cx("${line}", isGone && "${gone} a");`,
  )
  expect(sent(`<View className='tp-num' />`)).toContain('className="a"')
})

test('a name that is put together keeps its end, as styles keep it', () => {
  const tag = sentName('tp-tag--danger', classes)
  expect(tag).toMatch(/^[a-z]-danger$/)
  expect(sentStyles('.tp-tag--warning{}', classes)).toBe(`.${tag.replace('danger', 'warning')}{}`)
  expect(sent(`cx(\`tp-num tp-tag--\${tone}\`)`)).toBe(
    `cx(\`a ${tag.replace('danger', '')}\${tone}\`);`,
  )
  // Written out, it is the same name.
  expect(sent(`cx('tp-i-cart')`)).toBe(`cx("${sentName('tp-i-', classes)}cart");`)
})

test('one that begins as another does is found by either', () => {
  const names = nameClasses(['.tp-edit-page-top {}'], [`\`tp-edit-\${a} tp-edit-page-\${b}\``])
  const [page, all] = ['tp-edit-page-', 'tp-edit-'].map((name) => sentName(name, names))
  expect(sentName('tp-edit-page-top', names)).toBe(`${page}top`)
  expect(page).toBe(`${all}page-`)
})

test('what styles do not name stays: ids, words, names of sizes', () => {
  const code = `a("tp-cart-tab", "http-num", "tp-numbers", "--tp-num", "tp-form-" + name);`
  expect(sent(code)).toBe(code)
})

test('what finds a name in a text finds it still', () => {
  const begin = sentName('tp-r-', classes)
  expect(sent('text.replace(/<p class="tp-r-p">/g, "")')).toBe(
    `text.replace(/<p class="${begin}p">/g, "");`,
  )
})

test.each([
  [`\`tp-num\${more}\``, '“tp-num” may go on'],
  ['"tp-num" + more', '“tp-num” may go on'],
  [`\`\${block}__line\``, 'goes on after what is put in'],
  ['block + "--gone"', 'goes on after what is put in'],
  [`\`\${more}tp-num\``, 'ends where “tp-num” begins'],
  [`\`tp-\${block}\``, 'begins any name'],
  ['"tp-" + block', 'begins any name'],
])('%s ends a build', (code, why) => {
  expect(() => sent(code)).toThrow(why)
})

test('a script that passed by is found', () => {
  expect(longNames('x="tp-num tp-cart-tab a"', classes)).toEqual(['tp-num'])
})

test('the sources have more than a thousand, most of them of two letters', () => {
  const own = readClasses()
  const lengths = [...own.names.values()].map((name) => name.length)
  expect(lengths.length).toBeGreaterThan(1000)
  expect(lengths.filter((length) => length < 3).length).toBeGreaterThan(lengths.length / 2)
  expect(sentName('tp-c-danger', own)).toMatch(/^[a-z]\d?[a-z\d]?-danger$/)
})
