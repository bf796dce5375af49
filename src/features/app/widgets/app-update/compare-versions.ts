const partsOf = (version: string) =>
  version.split('.').map((part) => Number.parseInt(part, 10) || 0)

/** Below 0 when `a` is older than `b`, part by part: `1.2` is older than `1.10`. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)]
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
