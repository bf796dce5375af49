// The browser's variant by name: the others only scroll.
import { reveal } from './index.h5'

const scrolled: Element[] = []
beforeEach(() => {
  scrolled.length = 0
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled.push(this)
  }
})

const show = (html: string) => {
  document.body.innerHTML = html
}

test('scrolls there and focuses the first control that takes it', () => {
  show('<div id="a"><input disabled><button>x</button><input></div>')
  reveal('a')
  expect(scrolled).toEqual([document.getElementById('a')])
  expect(document.activeElement).toBe(document.querySelector('button'))
})

test('of two pages with the same form the newer one is meant', () => {
  show('<div id="a"><input></div><div id="a"><input></div>')
  reveal('a')
  expect(document.activeElement).toBe(document.querySelectorAll('input')[1])
})

test('what is gone moves nothing', () => {
  show('<input>')
  reveal('a')
  expect(scrolled).toEqual([])
})
