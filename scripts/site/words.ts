/**
 * The words of a text as they are searched for, the same in the index and in what is typed. Chinese has no
 * spaces: it is cut into pairs of signs. A name such as `productList` is also its parts.
 */
export function wordsOf(text: string): string[] {
  return [...text.matchAll(/(\p{sc=Han}+)|[\p{L}\p{N}]+/gu)].flatMap(([word, han]) => {
    if (han) return pairs(han)
    const parts = word.match(/\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+(?!\p{Ll})/gu) ?? []
    return parts.length > 1 ? [word, ...parts] : [word]
  })
}

function pairs(signs: string): string[] {
  const all = [...signs]
  return all.length === 1 ? all : all.slice(1).map((sign, at) => `${all[at]}${sign}`)
}

/** How the index is made and asked. */
export const INDEX = {
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page', 'section', 'start'],
  tokenize: wordsOf,
  searchOptions: {
    boost: { title: 4, page: 2 },
    prefix: true,
    fuzzy: (word: string) => (word.length > 5 ? 0.2 : false),
    combineWith: 'AND' as const,
  },
}

/** What the index keeps of a part of a page; `id` is its address from the root of the site. */
export interface Found {
  readonly id: string
  readonly title: string
  readonly page: string
  readonly section: string
  /** How its text begins. */
  readonly start: string
}
