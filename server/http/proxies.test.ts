import { Proxies } from './proxies'

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
const said = (forwarded: string) => new Headers({ 'x-forwarded-for': forwarded })
const proxies = new Proxies('127.0.0.1, 172.16.0.0/12, fd00::/8')

test.each([
  ['a stranger may say what they like', '203.0.113.5', '198.51.100.1', '203.0.113.5'],
  ['our proxy is believed', '172.20.0.3', '198.51.100.1', '198.51.100.1'],
  ['one that Node writes as IPv6 too', '::ffff:172.20.0.3', '198.51.100.1', '198.51.100.1'],
  ['of IPv6 as well', 'fd00::1', '2001:db8::7', '2001:db8::7'],
  ['what the caller wrote before it is not', '127.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
  ['two of ours in a row', '127.0.0.1', '1.1.1.1, 198.51.100.1, 172.16.0.9', '198.51.100.1'],
  ['a proxy that says nonsense', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['a proxy that says nothing', '127.0.0.1', '', '127.0.0.1'],
  ['a proxy that calls itself', '127.0.0.1', '172.16.0.9', '127.0.0.1'],
])('%s', (_, connected, forwarded, address) => {
  expect(proxies.addressOf(from(connected), said(forwarded))).toBe(address)
})

test('nobody is believed unless named, and a call in process has no address', () => {
  expect(new Proxies().addressOf(from('127.0.0.1'), said('198.51.100.1'))).toBe('127.0.0.1')
  expect(proxies.addressOf(undefined, said('198.51.100.1'))).toBe('')
})

test('where TLS ends at our proxy the address asked for is the one the caller wrote', () => {
  const asked = (proto: string) =>
    new Request('http://shop.example/main/x?y=1', { headers: { 'x-forwarded-proto': proto } })
  const urlOf = (connected: string, proto: string) =>
    proxies.urlOf(from(connected), asked(proto)).href
  expect(urlOf('127.0.0.1', 'https')).toBe('https://shop.example/main/x?y=1')
  expect(urlOf('127.0.0.1', 'http')).toBe('http://shop.example/main/x?y=1')
  expect(urlOf('203.0.113.5', 'https')).toBe('http://shop.example/main/x?y=1')
})

test.each(['proxy', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', 'fd00::/129', '10.0.0/8'])(
  '%s is no network',
  (list) => expect(() => new Proxies(list)).toThrow('is no address and no network'),
)
