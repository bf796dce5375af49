import fc from 'fast-check'
import { fillUrl } from '../shared/url'
import { formatUrl, parseUrl } from './url'

test('any query is read as it was written', () => {
  const names = fc.string({ minLength: 1 }).filter((name) => name !== '__proto__')
  fc.assert(
    fc.property(
      fc.constantFrom('/', '/views/index', '/tool/app/down'),
      fc.dictionary(names, fc.string({ unit: 'grapheme' }), { noNullPrototype: true }),
      (path, query) => {
        expect(parseUrl(formatUrl(path, query))).toEqual({ path, query })
      },
    ),
    { numRuns: 500 },
  )
})

test('no text a server or a deep link may send makes reading throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { path, query } = parseUrl(text)
      expect(typeof path).toBe('string')
      expect(Object.values(query).every((value) => typeof value === 'string')).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('no text makes writing throw, half an emoji neither', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(formatUrl('/tool/search', { keyword: text })).toMatch(/^\/tool\/search\?keyword=/)
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['/user/login?to=%2Fasset%2Fbank', '/user/login', { to: '/asset/bank' }],
  ['/user/login/', '/user/login', {}],
  ['/user/login///?a=1', '/user/login', { a: '1' }],
  ['/', '/', {}],
  ['', '', {}],
  ['/a?b', '/a', { b: '' }],
  ['/a?b=1=2', '/a', { b: '1=2' }],
  ['/a?b=1&b=2', '/a', { b: '2' }],
  ['/a?b=%E0%A4%A', '/a', { b: '%E0%A4%A' }],
  ['/a?b=x+y', '/a', { b: 'x y' }],
  ['/a?b=1#c', '/a', { b: '1' }],
  ['/a?&&=7&', '/a', {}],
  ['/a?b=/c?d=1', '/a', { b: '/c?d=1' }],
])('%s is a path and a query', (url, path, query) => {
  expect(parseUrl(url)).toEqual({ path, query })
})

test('a query cannot reach the prototype', () => {
  const { query } = parseUrl('/a?__proto__=1&constructor=2')
  expect(Object.getPrototypeOf(query)).toBe(Object.prototype)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('absent values are left out, and a query is put behind one that is there', () => {
  expect(formatUrl('/a', { b: undefined, c: 0 })).toBe('/a?c=0')
  expect(formatUrl('/a?b=1', { c: 2 })).toBe('/a?b=1&c=2')
  expect(formatUrl('/a')).toBe('/a')
})

test.each([
  ['/product/show?id={id}', { id: 7 }, '/product/show?id=7'],
  ['/product/show?id={id}', {}, '/product/show?id='],
  ['/product/show?id={id}', undefined, '/product/show?id='],
  ['/a?name={a.b}', { a: { b: 'x&y=1' } }, '/a?name=x%26y%3D1'],
  ['/a?name={constructor.name}', {}, '/a?name='],
  ['/a?name={name}', { name: { en: 'x' } }, '/a?name='],
])('%s is filled from %j', (template, item, url) => {
  expect(fillUrl(template, item)).toBe(url)
})
