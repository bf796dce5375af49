/** A variant of a file for one host: `scan.weapp.ts` beside `scan.ts`. */
const VARIANT = /^(src\/.+)\.(h5|weapp|alipay)\.tsx?$/

const isConfig = (file: string, host: string): boolean =>
  ['package-lock.json', 'tsconfig.json', `tsconfig.${host}.json`].includes(file) ||
  file.startsWith('types/')

/**
 * What makes a host another program to the compiler: its variants, what stands beside them for the others,
 * and how it is read. While none of it has changed, a host's types break only by what somebody asks of a
 * variant and of nothing else: that is found by `npm test`.
 *
 * @param host as in the names of its variants.
 * @param files all of the tree, from its root.
 */
export function ownFiles(host: string, files: readonly string[]): string[] {
  const varied = new Set<string>()
  for (const file of files) {
    const [, name, whose] = VARIANT.exec(file) ?? []
    if (name !== undefined && whose === host) varied.add(name)
  }
  const nameOf = (file: string) => VARIANT.exec(file)?.[1] ?? file.replace(/\.tsx?$/, '')
  const isTest = (file: string) => /\.test\.tsx?$/.test(file)
  return files.filter((file) => {
    const whose = VARIANT.exec(file)?.[2] ?? host
    return isConfig(file, host) || (!isTest(file) && whose === host && varied.has(nameOf(file)))
  })
}
