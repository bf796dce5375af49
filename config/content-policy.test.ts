import { createHash } from 'node:crypto'
import { contentPolicy, withPolicy } from './content-policy'

const SCRIPT = 'start("<b>")'
const PAGE = `<!doctype html><head><meta charset="utf-8"><style>b{}</style><script>${SCRIPT}</script><script>two()</script><script defer="defer" src="./js/app.js"></script></head>`

const directive = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.startsWith(`${name} `))

test('the scripts it was built with run, and no others', () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  expect(directive(contentPolicy(PAGE), 'script-src')).toBe(
    `script-src 'self' ${hash(SCRIPT)} ${hash('two()')}`,
  )
})

test('nothing is evaluated, framed away or based elsewhere', () => {
  const policy = contentPolicy(PAGE)
  expect(policy).not.toContain('unsafe-eval')
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/)
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("base-uri 'none'")
})

test('a worker is the app’s own', () => {
  expect(directive(contentPolicy(PAGE, ['https://api.shop.example']), 'worker-src')).toBe(
    "worker-src 'self'",
  )
})

test('the servers of a build are spoken to, and none besides', () => {
  const policy = contentPolicy(PAGE, ['https://api.shop.example'])
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' https://api.shop.example wss://api.shop.example",
  )
  expect(directive(contentPolicy(PAGE), 'connect-src')).toBe("connect-src 'self'")
})

test('the page carries it in front of every script, and says no more than its origin elsewhere', () => {
  const html = withPolicy(PAGE)
  expect(html.indexOf('Content-Security-Policy')).toBeGreaterThan(0)
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'))
  expect(html).toContain('<meta name="referrer" content="strict-origin-when-cross-origin">')
  expect(html).toContain(contentPolicy(PAGE))
})

test('a page that has no place for it fails the build', () => {
  expect(() => withPolicy('<head></head>')).toThrow(/charset/)
})
