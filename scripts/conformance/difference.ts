/** A place where an answer is not what was agreed. */
export interface Difference {
  /** From the body's root, as JavaScript would write it: `data.result[0].price`. */
  readonly at: string
  readonly expected: string
  readonly came: string
}

/** `data.result[0].price` of its steps. */
export function place(root: string, steps: readonly unknown[]): string {
  return steps.reduce<string>((path, step) => {
    if (typeof step === 'number') return `${path}[${step}]`
    return path === '' ? String(step) : `${path}.${String(step)}`
  }, root)
}

/** A value as it is shown in one line. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 79)}…` : line === '' ? 'an empty text' : line
}
