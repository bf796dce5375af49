const parts = (version: string) => version.split('.').map((part) => Number(part) || 0)

/** True when `version` is before `minimum` (`1.1.2` before `1.2`). An absent minimum is no bar. */
export function isOlder(version: string, minimum: unknown): boolean {
  if (typeof minimum !== 'string') return false
  const [own, wanted] = [parts(version), parts(minimum)]
  for (let index = 0; index < Math.max(own.length, wanted.length); index++) {
    const difference = (own[index] ?? 0) - (wanted[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}
