// What jsdom says itself, before anything stands in for it.
import { readStylesPlainly } from './support/computed-style'

/** `window` answers plainly since the setup; a window of its own still reads its rules. */
const apart = document.body.appendChild(document.createElement('iframe'))
  .contentWindow as unknown as Window & typeof globalThis
const read = apart.getComputedStyle.bind(apart)
readStylesPlainly(apart)

const PAGE = `
  <p>words</p><span>a piece</span><button>press</button><input type="hidden"><input>
  <section hidden><p>inside</p></section><dialog>closed</dialog><dialog open>open</dialog>
  <details><summary>more</summary><p>all of it</p></details><template></template>
  <div style="display: none"><b>gone</b></div><ul style="display: flex"><li>row</li></ul>
  <div style="visibility: hidden"><b>unseen</b><b style="visibility: visible">seen</b></div>
  <svg><path></path></svg>`

test('an element is shown as the rules of jsdom say', () => {
  apart.document.body.innerHTML = PAGE
  const all = [...apart.document.body.querySelectorAll('*')]
  const told = all.map((element, at) => {
    const { display, visibility } = apart.getComputedStyle(element)
    return [at, element.localName, display, visibility]
  })
  const expected = all.map((element, at) => {
    const { display, visibility } = read(element)
    return [at, element.localName, display, visibility]
  })
  expect(told).toEqual(expected)
})

test('all else is read as before, and a page with a style sheet by its rules', () => {
  apart.document.body.innerHTML = '<p style="opacity: 0.5">words</p>'
  const words = apart.document.querySelector('p') as HTMLElement
  expect(apart.getComputedStyle(words).opacity).toBe('0.5')
  expect(apart.getComputedStyle(words).getPropertyValue('opacity')).toBe('0.5')
  apart.document.head.innerHTML = '<style>p { display: none }</style>'
  expect(apart.getComputedStyle(words).display).toBe('none')
})
