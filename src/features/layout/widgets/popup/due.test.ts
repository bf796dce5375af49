import { isDue, seen } from './popup'

/** A device that remembers. */
function store() {
  const kept: { popups?: readonly (readonly [string, string])[] } = {}
  return {
    kept,
    read: () => kept.popups,
    tryWrite: (_key: string, value: typeof kept.popups) => {
      kept.popups = value
      return true
    },
  } as never as Parameters<typeof isDue>[2] & { readonly kept: typeof kept }
}
const NOON = new Date(2026, 10, 22, 12).getTime()
const DAY = 86_400_000

test('a day is that of the phone, written in full', () => {
  const device = store()
  seen('/a', device, NOON)
  expect(device.kept.popups).toEqual([['/a', '2026-11-22']])
  expect(isDue('/a', 'daily', device, NOON + DAY / 2 - 1)).toBe(false)
  expect(isDue('/a', 'daily', device, NOON + DAY / 2)).toBe(true)
})

test.each([
  ['always', true, true],
  ['daily', true, false],
  ['once', true, false],
] as const)(
  '%s: one that nobody has seen is due: %s, one seen today: %s',
  (often, first, again) => {
    const device = store()
    seen('/another', device, NOON)
    expect(isDue('/a', often, device, NOON)).toBe(first)
    seen('/a', device, NOON)
    expect(isDue('/a', often, device, NOON)).toBe(again)
    expect(isDue('/another', often, device, NOON)).toBe(often === 'always')
  },
)

test('fifty pages are remembered, the oldest is forgotten first, and none stands there twice', () => {
  const device = store()
  for (let at = 0; at < 51; at += 1) seen(`/${at}`, device, NOON)
  seen('/20', device, NOON + DAY)
  const pages = device.kept.popups ?? []
  expect(pages).toHaveLength(50)
  expect(pages[0]).toEqual(['/1', '2026-11-22'])
  expect(pages.at(-1)).toEqual(['/20', '2026-11-23'])
})
