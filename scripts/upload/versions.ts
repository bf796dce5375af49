const VERSION = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/

const numbersOf = (version: string): readonly number[] =>
  (VERSION.exec(version)?.slice(1) ?? []).map(Number)

/** Three numbers, which is all that Alipay takes. */
export const isVersion = (text: string): boolean => VERSION.test(text)

/** Above zero where the first is newer. */
export function compareVersions(first: string, second: string): number {
  const others = numbersOf(second)
  const differences = numbersOf(first).map((number, index) => number - (others[index] ?? 0))
  return differences.find((difference) => difference !== 0) ?? 0
}

/** The newest version among tags such as `v1.2.0`. */
export function newestOf(tags: readonly string[]): string | undefined {
  const versions = tags.map((tag) => tag.trim().replace(/^v/, '')).filter(isVersion)
  return versions.sort(compareVersions).at(-1)
}
