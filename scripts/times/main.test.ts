import { LISTED, specTimes, timesText } from './main'

const spec = (file: string, ...durations: readonly number[]) => ({
  file,
  tests: [{ projectName: 'h5', results: durations.map((duration) => ({ duration })) }],
})

test("a spec file's time is that of its tests, in whatever groups, with every try", () => {
  const report = {
    suites: [
      { specs: [spec('h5/pay.spec.ts', 1500), spec('h5/pay.spec.ts', 500, 1000)] },
      { suites: [{ specs: [spec('h5/pay.spec.ts', 250), spec('h5/live.spec.ts', 40)] }] },
    ],
  }
  expect(specTimes(report)).toEqual([
    { name: 'h5 h5/pay.spec.ts', seconds: 3.25 },
    { name: 'h5 h5/live.spec.ts', seconds: 0.04 },
  ])
})

test('the longest comes first, with its share of all', () => {
  const text = timesText('Steps', [
    { name: 'types', seconds: 2.04 },
    { name: 'build', seconds: 60 },
    { name: 'units', seconds: 18 },
  ])
  expect(text.split('\n')).toEqual([
    'Steps: 3, 80.0 s',
    '     60.0 s  75 %  build',
    '     18.0 s  22 %  units',
    '      2.0 s   3 %  types',
  ])
})

test('a long list ends, its total counts all', () => {
  const all = Array.from({ length: 30 }, (_, index) => ({ name: `${index}`, seconds: 1 }))
  const lines = timesText('Files', all).split('\n')
  expect(lines).toHaveLength(1 + LISTED)
  expect(lines[0]).toBe('Files: 30, 30.0 s')
  expect(timesText('None', [])).toBe('None: 0, 0.0 s')
})
