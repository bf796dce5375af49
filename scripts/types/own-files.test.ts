import { ownFiles } from './own-files'

// @reads nothing

const CONFIGS = ['package-lock.json', 'tsconfig.json', 'types/host.d.ts']
const FILES = [
  ...CONFIGS,
  'tsconfig.h5.json',
  'tsconfig.weapp.json',
  'package.json',
  'src/ui/box.tsx',
  'src/ui/box.test.tsx',
  'src/ui/box.h5.tsx',
  'src/ui/box.h5.test.tsx',
  'src/scan/index.ts',
  'src/scan/index.weapp.ts',
  'src/scan/index.alipay.ts',
  'src/mixed.ts',
  'src/mixed.weapp.tsx',
  'src/plain.ts',
  'e2e/h5/some.spec.ts',
]

test.each([
  ['h5', ['tsconfig.h5.json', 'src/ui/box.tsx', 'src/ui/box.h5.tsx']],
  [
    'weapp',
    [
      'tsconfig.weapp.json',
      'src/scan/index.ts',
      'src/scan/index.weapp.ts',
      'src/mixed.ts',
      'src/mixed.weapp.tsx',
    ],
  ],
  ['alipay', ['src/scan/index.ts', 'src/scan/index.alipay.ts']],
])('%s is its variants, what stands beside them, and how it is read', (host, own) => {
  expect(ownFiles(host, FILES).sort()).toEqual([...CONFIGS, ...own].sort())
})

test('a host without variants is read as all are', () => {
  expect(ownFiles('h5', ['tsconfig.json', 'src/plain.ts'])).toEqual(['tsconfig.json'])
})
