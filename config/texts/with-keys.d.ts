interface Texts {
  readonly [key: string]: string | Texts
}
export function withKeys(first: Texts, values: (string | 0)[], rest: Texts): Texts
