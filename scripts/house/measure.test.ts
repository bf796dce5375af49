import { isClientCode, LIMITS, measure, problemsOf, type Source } from './measure'

const lines = (count: number) => 'export {}\n'.repeat(count)
const file = (path: string, count = 60): Source => ({ path, text: lines(count) })

test('tests, their helpers, page files and other folders are not client code', () => {
  const sources = [
    file('src/ui/box.tsx'),
    file('src/ui/box.test.tsx'),
    file('src/engine/testing/world.ts'),
    file('src/pages/index.tsx'),
    file('src/pages/own-views.ts'),
    file('server/pay/routes.ts'),
    file('src/ui/box.css'),
  ]
  const kept = sources.filter(isClientCode).map(({ path }) => path)
  expect(kept).toEqual(['src/ui/box.tsx'])
})

test('counts files, and the lines of the one in the middle', () => {
  const odd = [10, 400, 60, 24, 61].map((count, index) => file(`src/a/${index}.ts`, count))
  expect(measure(odd, [])).toMatchObject({ files: 5, median: 60, mean: 111, short: 2 })
  expect(measure([...odd, file('src/b.ts', 62)], []).median).toBe(60.5)
  expect(measure([], [])).toMatchObject({ files: 0, median: 0, mean: 0 })
})

test('lists the longest files first, and those beyond the limit', () => {
  const sources = Array.from({ length: 12 }, (_, index) => file(`src/${index}.ts`, 291 + index))
  const { longestFiles, tooLong } = measure(sources, [])
  expect(longestFiles).toHaveLength(LIMITS.listed)
  expect(longestFiles[0]).toEqual({ name: 'src/11.ts', lines: 302 })
  expect(tooLong.map(({ lines: count }) => count)).toEqual([302, 301])
})

test('names the longest functions, whatever form they have', () => {
  const text = `export function declared() {\n\n\n\n}
export const arrow = () => {\n\n\n}
const table = { method() {\n\n}, property: () => {\n} }
class Box { constructor() {\n\n\n\n\n} get wide() { return 1 } }
run(() => {\n\n\n\n\n\n})
declare function none(): void
`
  const { longestFunctions } = measure([{ path: 'src/a.ts', text }], [])
  expect(longestFunctions.map(({ name, lines: count }) => `${name} ${count}`)).toEqual([
    'run(…) (src/a.ts) 7',
    'constructor (src/a.ts) 6',
    'declared (src/a.ts) 5',
    'arrow (src/a.ts) 4',
    'method (src/a.ts) 3',
    'property (src/a.ts) 2',
    'wide (src/a.ts) 1',
  ])
})

test("a noun's homes are the folders outside its rooms that are named after it", () => {
  const sources = [
    file('src/features/pay/ledger.ts'),
    file('server/pay/routes.ts'),
    file('src/platform/pay/index.ts'),
    file('src/platform/pay/sheet.h5.ts'),
    file('src/ui/pay-password-sheet/digits.tsx'),
    file('src/shared/format-pay.ts'),
    file('src/shared/payload.ts'),
    file('src/shared/pay.test.ts'),
    file('server/seed/pays.ts'),
    file('src/features/order/widgets/after-sale-form/index.ts'),
    file('src/core/pay/index.tsx'),
  ]
  expect(measure(sources, ['pay', 'order', 'after-sale']).homes).toEqual({
    pay: ['server/seed', 'src/platform/pay', 'src/shared', 'src/ui/pay-password-sheet'],
    order: [],
    'after-sale': ['src/features/order/widgets/after-sale-form'],
  })
})

test('a rule that is broken is said, at its very limit', () => {
  const many = (count: number, length: number) =>
    measure(
      Array.from({ length: count }, (_, index) => file(`src/${index}.ts`, length)),
      [],
    )
  expect(problemsOf(many(749, 50))).toEqual([])
  expect(problemsOf(many(750, 50))).toEqual(['750 files, fewer than 750 are wanted'])
  expect(problemsOf(many(3, 49))).toEqual(['median of 49 lines, 50 are wanted'])
  expect(problemsOf(many(1, 300))).toEqual([])
  expect(problemsOf(many(1, 301))).toEqual(['src/0.ts has 301 lines, 300 are allowed'])
})
