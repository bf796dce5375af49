import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The packages whose insides the files of this folder replace or rewrite, at the versions they were
 * written for. Another version may have moved what we reach for, and would fail quietly.
 */
export const WRITTEN_FOR: Readonly<Record<string, string>> = {
  '@tanstack/query-core': '5.108.0',
  '@tanstack/react-query': '5.108.0',
  '@tarojs/cli': '4.2.1',
  '@tarojs/components': '4.2.1',
  '@tarojs/components-react': '4.2.1',
  '@tarojs/plugin-framework-react': '4.2.1',
  '@tarojs/plugin-platform-alipay': '4.2.0',
  '@tarojs/plugin-platform-h5': '4.2.1',
  '@tarojs/plugin-platform-weapp': '4.2.1',
  '@tarojs/react': '4.2.1',
  '@tarojs/router': '4.2.1',
  '@tarojs/runtime': '4.2.1',
  '@tarojs/service': '4.2.1',
  '@tarojs/shared': '4.2.1',
  '@tarojs/taro': '4.2.1',
  '@tarojs/taro-h5': '4.2.1',
  '@tarojs/webpack5-runner': '4.2.1',
  i18next: '26.7.2',
  mobx: '7.1.3',
  'react-dom': '18.3.1',
  'react-reconciler': '0.29.0',
  valibot: '1.5.0',
}

/** The version of a package that is installed, or undefined. */
export function installedVersion(name: string): string | undefined {
  try {
    // Not every package lets its own package.json be required.
    const file = path.resolve(__dirname, '../../node_modules', name, 'package.json')
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
  } catch {
    return undefined
  }
}

/**
 * Called before a build does anything.
 * @throws Error that names each package of `WRITTEN_FOR` which is missing or of another version, and says
 * what to do.
 */
export function refuseOtherVersions(versionOf = installedVersion): void {
  const others = Object.entries(WRITTEN_FOR).flatMap(([name, wanted]) => {
    const found = versionOf(name)
    return found === wanted ? [] : [`  ${name}: ${found ?? 'missing'}, written for ${wanted}`]
  })
  if (others.length === 0) return
  throw new Error(
    [
      'config/surgery replaces parts of libraries and was not written for what is installed:',
      ...others,
      'Run `npm ci`. To move to another version: run the tests of config/surgery and all of `npm test`',
      'against it, then change WRITTEN_FOR in config/surgery/versions.ts.',
    ].join('\n'),
  )
}
