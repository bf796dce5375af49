import { networkOf, remoteAddress } from './remote-address'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:ffff::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('an address comes from the connection, and in process there is none', () => {
  const env = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }
  expect([remoteAddress(env), remoteAddress({}), remoteAddress(undefined)]).toEqual([
    '203.0.113.7',
    '',
    '',
  ])
})
